import type { Found } from "./import.js";
import { counted, type Line, lineAt } from "./line.js";
import { titleNamed, titleOfOctgn } from "./names.js";
import { DeckUnreadable } from "./unreadable.js";

/** A tag, and the text up to the next one. */
const tag = /<(\/?)(deck|section|card)\b([^<>]*)>([^<]*)/gi;

/** An OCTGN deck: sections with cards, each with an id and a name. The id counts; the name helps where nobody knows the id. */
export function octgnLines(text: string): Found {
  const lines: Line[] = [];
  let isDeck = false;
  let beside = false;
  for (const { 1: closing, 2: kind, 3: attributes = "", 4: inner = "", index } of text.matchAll(tag)) {
    if (closing) continue;
    switch (kind!.toLowerCase()) {
      case "deck":
        isDeck = true;
        break;
      case "section":
        beside = /sideboard/i.test(attribute(attributes, "name"));
        break;
      default: {
        const id = attribute(attributes, "id");
        const name = plain(attributes.endsWith("/") ? "" : inner);
        const title = titleOfOctgn(id) ?? titleNamed(name);
        const count = counted(Number(/\d+/.exec(attribute(attributes, "qty"))?.[0] ?? 1));
        lines.push({ count, name: name || id, title, beside, line: lineAt(text, index) });
      }
    }
  }
  if (!isDeck) throw new DeckUnreadable("deck-without-sections");
  return { name: "", lines };
}

function attribute(attributes: string, name: string): string {
  return plain(new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, "i").exec(attributes)?.slice(1).join("") ?? "");
}

function plain(xml: string): string {
  const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", "#39": "'" };
  return xml.replace(/&(#39|\w+);/g, (whole, word: string) => entities[word] ?? whole).trim();
}
