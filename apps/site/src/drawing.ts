import { renderMermaidSVG } from "beautiful-mermaid";
import { inHtml } from "./in-html.js";

/** A drawing in a document: a block of Mermaid, as a figure of the page that needs no script. */
export interface Diagram {
  readonly html: string;
  readonly problems: readonly string[];
}

/** What the drawing shows, in words: Mermaid's own lines for it. */
const title = /^\s*accTitle:\s*(.+)$/m;
const description = /^\s*accDescr:\s*(.+)$/m;

/** Turns a block of Mermaid into a figure. `number` tells the drawings of a page apart. */
export function drawingOf(text: string, document: string, number: number): Diagram {
  const [, says = ""] = title.exec(text) ?? [];
  const [, describes = ""] = description.exec(text) ?? [];
  const lacks = [...(says ? [] : ["accTitle"]), ...(describes ? [] : ["accDescr"])];
  const problems = lacks.map(
    (lack) => `${document}: drawing ${number} has no line "${lack}: …", which is read to those who don't see it.`,
  );
  try {
    const svg = renderMermaidSVG(text.replace(title, "").replace(description, ""), { transparent: true });
    const id = `drawing-${number}`;
    const html = `<figure class="drawing" role="region" aria-labelledby="${id}" tabindex="0">${plain(svg, id, inHtml(says), inHtml(describes))}</figure>\n`;
    return { html, problems };
  } catch (error) {
    return { html: "", problems: [...problems, `${document}: drawing ${number} can't be drawn: ${String(error)}`] };
  }
}

/** The picture without its own style, which asks another house for a font: colours and letters are the site's. */
function plain(svg: string, id: string, says: string, describes: string): string {
  return svg
    .replace(/<style>.*?<\/style>/s, "")
    .replace(/<svg([^>]*?) style="[^"]*"/, `<svg$1 role="img" aria-labelledby="${id}" aria-describedby="${id}-words"`)
    .replace(/(<svg[^>]*>)/, `$1<title id="${id}">${says}</title><desc id="${id}-words">${describes}</desc>`)
    .replaceAll(/\b(id="|url\(#)((?:seq-)?arrow[\w-]*)/g, `$1${id}-$2`);
}
