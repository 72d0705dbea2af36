import { wayTo } from "./address.js";
import { inHtml } from "./in-html.js";
import { pictureFile } from "./pictures.js";
import type { Screen } from "./screens.js";

/** A screen as it is on a desk and on a phone; each picture leads to its full size. */
export function figureOf({ picture, title }: Screen, page: string): string {
  return `<figure class="screen">${shown(picture, title, 1280, page)}${shown(picture, title, 360, page)}<figcaption>${inHtml(title)}</figcaption></figure>`;
}

function shown(picture: string, title: string, width: number, page: string): string {
  const way = wayTo(page, `pictures/${pictureFile(picture, width)}`);
  const device = width === 360 ? "on a phone" : "on a desk";
  return `<a class="at-${width}" href="${way}"><img src="${way}" alt="${inHtml(title)}, ${device}" loading="lazy"></a>`;
}
