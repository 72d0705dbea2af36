import { addressOf, wayTo } from "./address.js";
import type { Section } from "./contents.js";
import { inHtml } from "./in-html.js";
import { inLanguage, type SiteLanguage } from "./languages.js";
import { words } from "./words.js";

/** What all pages of the site have in common. */
export interface SiteFrame {
  readonly sections: readonly Section[];
  /** The titles of the documents, in whichever languages they are there. */
  readonly titles: ReadonlyMap<string, string>;
  readonly version: string;
}

/** Where all screens are shown, and where all documents are listed. */
export const gallery = "screens.html";
export const contentsAddress = "contents.html";

/** The page with everything that there is to read, and in which language. */
export function contentsOf(language: SiteLanguage, frame: SiteFrame): string {
  const address = inLanguage(contentsAddress, language);
  return `<h1>Tavolata</h1>
<p>${words.about[language]}</p>
<p>${words.englishOnly[language]}</p>
<h2>${words.contents[language]}</h2>
<ul class="contents">
<li>${entry(address, inLanguage(gallery, language), words.screens[language])}</li>
${partsOf(address, language, frame)}
</ul>
`;
}

/** The parts with their documents, each in this language where it is there in it. */
export function partsOf(address: string, language: SiteLanguage, { sections, titles }: SiteFrame): string {
  return sections
    .map(({ title, documents }) => {
      const entries = documents.map((document) => `<li>${documentEntry(address, document, language, titles)}</li>`);
      return `<li><p>${inHtml(title[language])}</p><ul>${entries.join("\n")}</ul></li>`;
    })
    .join("\n");
}

function documentEntry(
  address: string,
  document: string,
  language: SiteLanguage,
  titles: ReadonlyMap<string, string>,
): string {
  const own = inLanguage(document, language);
  if (titles.has(own)) return entry(address, addressOf(own), titles.get(own)!);
  const way = wayTo(address, addressOf(document));
  const title = inHtml(titles.get(document) ?? document);
  return `<a href="${way}" hreflang="en"><span lang="en">${title}</span> <small>(${words.inEnglish[language]})</small></a>`;
}

export function entry(from: string, to: string, title: string): string {
  const here = from === to ? ' aria-current="page"' : "";
  return `<a href="${wayTo(from, to)}"${here}>${inHtml(title)}</a>`;
}
