import type { Found } from "./import.js";
import { counted, type DeckLine } from "./line.js";
import { hasKnownTitle, namedUnder, partNamed } from "./names.js";
import { proxyIn } from "./proxy.js";

const heading =
  /^(Hero|Ally|Allies|Attachment|Event|Player Side Quest|Contract|Other|Sideboard|Main Deck|Deck)(es|s)?(\s*\(\d+\))?:?$/i;

/** Lines about packs, totals and where the list comes from. */
const remark =
  /^(\d+ cards?\b|cards? up to|packs?:|starting threat|threat:|https?:|deck(list)? (built|exported)|.*ringsdb)/i;

/** The text that RingsDB exports: sections by type, `2x Faramir (Core Set)`, heroes without a count. */
export function textLines(text: string): Found {
  const lines: DeckLine[] = [];
  let name = "";
  let hasBegun = false;
  let beside = false;
  let part = "";
  for (const [i, raw] of text.split(/\r\n|\n|\r/).entries()) {
    const line = raw.trim().replace(/^[-*]\s+/, "");
    if (line === "" || /^\d+ cards?\.?$/i.test(line)) continue;
    if (heading.test(line)) {
      beside = /^sideboard/i.test(line);
      part = partNamed(line);
      hasBegun = true;
      continue;
    }
    const [, count, of] = /^(\d+)\s*x?\s+(.+)$/i.exec(line) ?? [];
    const proxy = proxyIn(of ?? line);
    if (proxy) {
      const copies = count === undefined ? 1 : counted(Number(count));
      lines.push({ count: copies, name: proxy.name, title: undefined, beside, line: i + 1, proxy });
      hasBegun = true;
      continue;
    }
    const { name: card, title } = namedUnder(part, of ?? line);
    // What stands above the first heading or card is the deck's name; below it, only remarks are no cards.
    if (count === undefined && !hasBegun && name === "" && !hasKnownTitle(card)) name = line;
    else if (count === undefined && title === undefined && remark.test(line)) continue;
    else {
      lines.push({ count: count === undefined ? 1 : counted(Number(count)), name: card, title, beside, line: i + 1 });
      hasBegun = true;
    }
  }
  return { name, lines };
}
