import { addressOf, wayTo } from "./address.js";
import { front } from "./contents.js";
import { contentsAddress, entry, gallery, partsOf, type SiteFrame } from "./contents-list.js";
import { inHtml } from "./in-html.js";
import { inLanguage, languageNames, type SiteLanguage, siteLanguages } from "./languages.js";
import { words } from "./words.js";

/** A page of the site: where it is, in which language, and where it is in each that it is there in. */
export interface SitePage {
  readonly address: string;
  readonly language: SiteLanguage;
  readonly versions: Readonly<Partial<Record<SiteLanguage, string>>>;
}

/** A whole page: the contents at its side, and what it says. */
export function pageOf(
  { address, language, versions }: SitePage,
  title: string,
  inside: string,
  frame: SiteFrame,
): string {
  const start = language === "en" ? addressOf(front) : inLanguage(contentsAddress, language);
  const ownContents = inLanguage(contentsAddress, language);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title === "Tavolata" ? title : `${inHtml(title)} – Tavolata`}</title>
<link rel="stylesheet" href="${wayTo(address, "site.css")}">
</head>
<body>
<header>${entry(address, start, "Tavolata")}<a class="to-contents" href="#contents">${words.contents[language]}</a></header>
<main>
${languageChoice(address, language, versions)}${inside}</main>
<nav id="contents" aria-label="${words.contents[language]}">
<ul>
<li>${entry(address, ownContents, words.contents[language])}</li>
<li>${entry(address, inLanguage(gallery, language), words.screens[language])}</li>
${partsOf(address, language, frame)}
</ul>
</nav>
<footer>Tavolata ${inHtml(frame.version)}. ${words.unofficial[language]}</footer>
</body>
</html>
`;
}

/** The ways to the same page in other languages. */
function languageChoice(address: string, language: SiteLanguage, versions: SitePage["versions"]): string {
  const there = siteLanguages.filter((one) => versions[one] !== undefined);
  if (there.length < 2) return "";
  const ways = there.map((one) => {
    const isHere = one === language ? ' aria-current="page"' : "";
    return `<a href="${wayTo(address, versions[one]!)}" hreflang="${one}" lang="${one}"${isHere}>${languageNames[one]}</a>`;
  });
  return `<nav class="languages" aria-label="${words.otherLanguages[language]}">${ways.join(" · ")}</nav>\n`;
}
