import type { Found } from "./import.js";
import { counted, type DeckLine, lineAt } from "./line.js";
import { namedUnder, octgnId, partNamed, titleNamed, titleOfOctgn } from "./names.js";
import { DeckUnreadable } from "./unreadable.js";

/** A tag, and the text up to the next one. */
const tag = /<(\/?)(deck|section|card)\b([^<>]*)>([^<]*)/gi;

/** An OCTGN deck: sections with cards, each with an id and a name. The id counts; the name helps where there is no id of OCTGN's. */
export function octgnLines(text: string): Found {
  const lines: DeckLine[] = [];
  let isDeck = false;
  let beside = false;
  let part = "";
  for (const { 1: closing, 2: kind, 3: attributes = "", 4: inner = "", index } of text.matchAll(tag)) {
    if (closing) continue;
    switch (kind!.toLowerCase()) {
      case "deck":
        isDeck = true;
        break;
      case "section":
        beside = /sideboard/i.test(attribute(attributes, "name"));
        part = partNamed(attribute(attributes, "name"));
        break;
      default: {
        const id = attribute(attributes, "id");
        const { name, title } = cardOf(id, plain(attributes.endsWith("/") ? "" : inner), part);
        const count = counted(Number(/\d+/.exec(attribute(attributes, "qty"))?.[0] ?? 1));
        lines.push({ count, name, title, beside, line: lineAt(text, index) });
      }
    }
  }
  if (!isDeck) throw new DeckUnreadable("deck-without-sections");
  return { name: "", lines };
}

/** An id of another set stands for another card, whatever its name. */
function cardOf(id: string, name: string, part: string): Pick<DeckLine, "name" | "title"> {
  const title = titleOfOctgn(id);
  if (title !== undefined || name === "") return { name: name || id, title };
  if (!octgnId.test(id)) return namedUnder(part, name);
  // It is named so that nobody takes it for ours later on either.
  return { name: titleNamed(name) === undefined ? name : `${name} (${id})`, title: undefined };
}

function attribute(attributes: string, name: string): string {
  return plain(new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, "i").exec(attributes)?.slice(1).join("") ?? "");
}

function plain(xml: string): string {
  const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", "#39": "'" };
  return xml.replace(/&(#39|\w+);/g, (whole, word: string) => entities[word] ?? whole).trim();
}
