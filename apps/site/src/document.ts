import { Marked, type Tokens } from "marked";
import { addressOf, wayTo } from "./address.js";
import { Anchors } from "./anchors.js";
import { drawingOf } from "./drawing.js";
import { figureOf } from "./figure.js";
import { inHtml } from "./in-html.js";
import { languageOf, type SiteLanguage } from "./languages.js";
import { type LinkTarget, targetOf } from "./links.js";
import type { PicturedScreen } from "./screens.js";
import { words } from "./words.js";

/** What a document can lead to. */
export interface LinkTargets {
  readonly documents: ReadonlySet<string>;
  readonly screens: readonly PicturedScreen[];
}

/** A document, read. */
export interface Rendered {
  readonly document: string;
  readonly title: string;
  readonly html: string;
  readonly anchors: ReadonlySet<string>;
  readonly targets: readonly LinkTarget[];
  readonly problems: readonly string[];
}

/** In a document, `<!-- screen: home -->` stands for the pictures of that screen: whoever reads the source sees nothing of it. */
const screenMark = /^<!--\s*screen:\s*([a-z-]+)\s*-->\s*$/;

/** Turns a document into the inside of a page. */
export function renderDocument(document: string, text: string, { documents, screens }: LinkTargets): Rendered {
  const page = addressOf(document);
  const anchors = new Anchors();
  const given = new Set<string>();
  const targets: LinkTarget[] = [];
  const problems: string[] = [];
  let title = "";
  let drawings = 0;
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text: heading }: Tokens.Heading) {
        const inside = this.parser.parseInline(tokens);
        if (depth === 1 && title === "") title = heading.replaceAll("`", "");
        const anchor = anchors.next(heading);
        given.add(anchor);
        return `<h${depth} id="${inHtml(anchor)}">${inside}</h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        const target = targetOf(href, document, documents);
        targets.push(target);
        return linked(target, this.parser.parseInline(tokens), page);
      },
      image({ href, text: alt }: Tokens.Image) {
        const target = targetOf(href, document, documents);
        targets.push(target);
        if (target.leads !== "file") problems.push(`${document}: the picture ${href} isn't a file of the project.`);
        if (alt === "") problems.push(`${document}: the picture ${href} has no words for those who don't see it.`);
        const way = target.leads === "file" ? wayTo(page, target.file) : href;
        return `<img src="${inHtml(way)}" alt="${inHtml(alt)}" loading="lazy">`;
      },
      code({ text: code, lang }: Tokens.Code) {
        if (lang !== "mermaid") return false;
        drawings += 1;
        const drawing = drawingOf(code, document, drawings);
        problems.push(...drawing.problems);
        return drawing.html;
      },
      html({ text: mark }: Tokens.HTML | Tokens.Tag) {
        const [, name] = screenMark.exec(mark) ?? [];
        const screen = screens.find(({ picture }) => picture === name);
        if (screen) return figureOf(screen, page, languageOf(document));
        problems.push(
          name === undefined
            ? `${document}: "${mark.trim()}" is HTML. Documents are plain Markdown; only "<!-- screen: … -->" means something.`
            : `${document}: there is no screen "${name}". src/screens.ts names them all.`,
        );
        return "";
      },
    },
  });
  const html = reachable(marked.parse(text, { async: false }), languageOf(document));
  if (title === "")
    problems.push(`${document} has no title: its first heading is to be one of the first rank ("# …").`);
  return { document, title, html, anchors: given, targets, problems };
}

/** What is wider than a phone can be scrolled, also by keyboard. */
function reachable(html: string, language: SiteLanguage): string {
  return html
    .replaceAll("<table>", `<div class="wide" role="region" aria-label="${words.table[language]}" tabindex="0"><table>`)
    .replaceAll("</table>", "</table></div>")
    .replaceAll("<pre>", '<pre tabindex="0">');
}

function linked(target: LinkTarget, inside: string, page: string): string {
  switch (target.leads) {
    case "out":
      return `<a href="${inHtml(target.url)}" rel="noreferrer">${inside}</a>`;
    case "document": {
      const anchor = target.anchor === undefined ? "" : `#${target.anchor}`;
      return `<a href="${inHtml(wayTo(page, addressOf(target.document)) + anchor)}">${inside}</a>`;
    }
    case "file": // of the sources, which aren't on the site
      return `<span class="source" title="${inHtml(target.file)}">${inside}</span>`;
  }
}
