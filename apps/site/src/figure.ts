import { wayTo } from "./address.js";
import { inHtml } from "./in-html.js";
import type { SiteLanguage } from "./languages.js";
import { pictureFile } from "./pictures.js";
import type { PicturedScreen } from "./screens.js";
import { words } from "./words.js";

/** A screen as it is on a desk and on a phone; each picture leads to its full size. */
export function figureOf({ picture, title }: PicturedScreen, page: string, language: SiteLanguage): string {
  const [desk, phone] = [1280, 360].map((width) => shown(picture, title[language], width, page, language));
  return `<figure class="screen">${desk}${phone}<figcaption>${inHtml(title[language])}</figcaption></figure>`;
}

function shown(picture: string, title: string, width: number, page: string, language: SiteLanguage): string {
  const way = wayTo(page, `pictures/${pictureFile(picture, width)}`);
  const device = words[width === 360 ? "onPhone" : "onDesk"][language];
  return `<a class="at-${width}" href="${way}"><img src="${way}" alt="${inHtml(title)}, ${device}" loading="lazy"></a>`;
}
