import { wayTo } from "./address.js";
import { inHtml } from "./in-html.js";
import type { SiteLanguage } from "./languages.js";
import { pictureFile } from "./pictures.js";
import type { Screen } from "./screens.js";

const devices: Readonly<Record<SiteLanguage, { readonly phone: string; readonly desk: string }>> = {
  en: { phone: "on a phone", desk: "on a desk" },
  it: { phone: "su un telefono", desk: "su una scrivania" },
  fr: { phone: "sur un téléphone", desk: "sur un bureau" },
};

/** A screen as it is on a desk and on a phone; each picture leads to its full size. */
export function figureOf({ picture, title, ...others }: Screen, page: string, language: SiteLanguage): string {
  const words = language === "en" ? title : (others[language] ?? title);
  const [desk, phone] = [1280, 360].map((width) => shown(picture, words, width, page, language));
  return `<figure class="screen">${desk}${phone}<figcaption>${inHtml(words)}</figcaption></figure>`;
}

function shown(picture: string, title: string, width: number, page: string, language: SiteLanguage): string {
  const way = wayTo(page, `pictures/${pictureFile(picture, width)}`);
  const device = devices[language][width === 360 ? "phone" : "desk"];
  return `<a class="at-${width}" href="${way}"><img src="${way}" alt="${inHtml(title)}, ${device}" loading="lazy"></a>`;
}
