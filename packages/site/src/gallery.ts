import { inHtml } from "./in-html.js";
import { pictureFile } from "./pictures.js";
import { type Screen, widths } from "./screens.js";

/** The page with every screen at every width. */
export function galleryOf(screens: readonly Screen[]): string {
  const parts = screens.map(({ picture, title }) => {
    const shown = widths.map((width) => {
      const file = `pictures/${pictureFile(picture, width)}`;
      return `<a class="at-${width}" href="${file}"><img src="${file}" alt="${inHtml(title)}, ${width} pixels wide" loading="lazy"></a>`;
    });
    return `<section id="${picture}"><h2>${inHtml(title)}</h2><div class="widths">${shown.join("")}</div></section>`;
  });
  return `<h1>All screens</h1>
<p>Each as the browser tests saw it last, on a phone, a tablet, a desk and a large desk.</p>
${parts.join("\n")}
`;
}
