import { addressOf, wayTo } from "./address.js";
import { front, type Section } from "./contents.js";
import { inHtml } from "./in-html.js";
import { languageNames, languageOf } from "./languages.js";

/** What all pages of the site have in common. */
export interface Frame {
  readonly sections: readonly Section[];
  /** The titles of the documents. */
  readonly titles: ReadonlyMap<string, string>;
  readonly version: string;
}

/** Where all screens are shown. */
export const gallery = "screens.html";

/** A whole page: the contents at its side, and what it says. */
export function pageOf(
  address: string,
  title: string,
  inside: string,
  frame: Frame,
  /** The document in each language that it is there in. */
  versions: readonly string[] = [],
): string {
  const here = versions.find((document) => addressOf(document) === address);
  return `<!doctype html>
<html lang="${languageOf(here ?? "")}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title === "Tavolata" ? title : `${inHtml(title)} – Tavolata`}</title>
<link rel="stylesheet" href="${wayTo(address, "site.css")}">
</head>
<body>
<header>${entry(address, addressOf(front), "Tavolata")}<a class="to-contents" href="#contents">Contents</a></header>
<main>
${languageChoice(address, versions)}${inside}</main>
<nav id="contents" aria-label="Contents">
<ul>
<li>${entry(address, gallery, "All screens")}</li>
${frame.sections.map((section) => part(address, section, frame)).join("\n")}
</ul>
</nav>
<footer>Tavolata ${inHtml(frame.version)}. An unofficial fan project: the names of the games belong to their owners.</footer>
</body>
</html>
`;
}

/** The ways to the same page in other languages. */
function languageChoice(address: string, versions: readonly string[]): string {
  if (versions.length === 0) return "";
  const ways = versions.map((document) => {
    const language = languageOf(document);
    const isHere = addressOf(document) === address ? ' aria-current="page"' : "";
    const way = wayTo(address, addressOf(document));
    return `<a href="${way}" hreflang="${language}" lang="${language}"${isHere}>${languageNames[language]}</a>`;
  });
  return `<p class="languages">${ways.join(" · ")}</p>\n`;
}

function part(address: string, { title, documents }: Section, { titles }: Frame): string {
  const entries = documents.map(
    (document) => `<li>${entry(address, addressOf(document), titles.get(document) ?? document)}</li>`,
  );
  return `<li><p>${inHtml(title)}</p><ul>${entries.join("\n")}</ul></li>`;
}

function entry(from: string, to: string, title: string): string {
  const here = from === to ? ' aria-current="page"' : "";
  return `<a href="${wayTo(from, to)}"${here}>${inHtml(title)}</a>`;
}
