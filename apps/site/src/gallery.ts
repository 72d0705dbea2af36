import { inHtml } from "./in-html.js";
import type { SiteLanguage } from "./languages.js";
import { pictureFile } from "./pictures.js";
import { type PicturedScreen, widths } from "./screens.js";
import { words } from "./words.js";

/** The page with every screen at every width. */
export function galleryOf(screens: readonly PicturedScreen[], language: SiteLanguage): string {
  const parts = screens.map(({ picture, title }) => {
    const name = inHtml(title[language]);
    const shown = widths.map((width) => {
      const file = `pictures/${pictureFile(picture, width)}`;
      return `<a class="at-${width}" href="${file}"><img src="${file}" alt="${name}, ${width} ${words.pixels[language]}" loading="lazy"></a>`;
    });
    return `<section id="${picture}"><h2>${name}</h2><div class="widths">${shown.join("")}</div></section>`;
  });
  return `<h1>${words.screens[language]}</h1>
<p>${words.screensAbout[language]}</p>
${parts.join("\n")}
`;
}
