import { titled } from "../cards/lookup.js";
import type { DeckList } from "./deck-list.js";
import { titleCoded, titleNamed, titleOfOctgn } from "./names.js";

/** A deck that was read. What nobody knows is named as it was written, with its count: nothing is dropped. */
export interface Imported {
  readonly name: string;
  readonly deck: DeckList;
  readonly unknown: readonly { readonly name: string; readonly count: number }[];
  /** What lies beside the deck. */
  readonly sideboard: Readonly<Record<string, number>>;
}

/** The text can't be read at all: it says what was expected. */
export class DeckUnreadable extends Error {
  override readonly name = "DeckUnreadable";
}

/** One line of a deck: how many of what, and whether it lies beside the deck. */
interface Line {
  readonly count: number;
  readonly name: string;
  readonly title: string | undefined;
  readonly beside: boolean;
}

/** Reads a deck in any of the formats, which are told apart by how they begin. */
export function importDeck(text: string, id = "imported"): Imported {
  const trimmed = text.trim();
  if (trimmed === "")
    throw new DeckUnreadable("The deck is empty: it takes RingsDB text, RingsDB JSON or an .o8d file.");
  if (trimmed.startsWith("{")) return importJson(trimmed, id);
  if (trimmed.startsWith("<")) return importOctgn(trimmed, id);
  return importText(trimmed, id);
}

/** The text that RingsDB exports: sections by type, `2x Faramir (Core Set)`, heroes without a count. */
export function importText(text: string, id = "imported"): Imported {
  const lines: Line[] = [];
  let name = "";
  let beside = false;
  for (const raw of text.split(/\r?\n/)) {
    const line = raw.trim().replace(/^[-*]\s+/, "");
    if (line === "" || /^\d+ cards?\.?$/i.test(line)) continue;
    const section =
      /^(Hero|Ally|Attachment|Event|Player Side Quest|Contract|Sideboard|Main Deck|Deck)(es|s)?(\s*\(\d+\))?:?$/i.exec(
        line,
      );
    if (section) {
      beside = /^sideboard/i.test(line);
      continue;
    }
    const counted = /^(\d+)\s*x?\s+(.+)$/i.exec(line);
    const card = counted ? counted[2]! : line;
    const title = titleNamed(card);
    // What stands above the first card is the deck's name; below it, only lines about packs and totals are no cards.
    if (!counted && title === undefined && lines.length === 0 && name === "") name = line;
    else if (!counted && title === undefined && isRemark(line)) continue;
    else lines.push({ count: counted ? Number(counted[1]) : 1, name: card, title, beside });
  }
  return collect(name, id, lines);
}

function isRemark(line: string): boolean {
  return /^(\d+ cards?\b|cards? up to|packs?:|starting threat|threat:|https?:|deck(list)? (built|exported)|.*ringsdb)/i.test(
    line,
  );
}

/** What RingsDB's interface for programs gives: codes and counts in `heroes` and `slots`. */
export function importJson(text: string, id = "imported"): Imported {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw new DeckUnreadable("This begins like JSON, but can't be read as such.");
  }
  const { name, heroes, slots, sideslots } = read as Record<string, unknown>;
  if (!isCounts(slots)) {
    throw new DeckUnreadable('A deck of RingsDB has "slots": an object with codes such as "01073" and counts.');
  }
  const codes = isCounts(heroes) ? { ...heroes, ...slots } : slots;
  const lineOf =
    (beside: boolean) =>
    ([code, count]: [string, number]) => ({ count, name: code, title: titleCoded(code), beside });
  const lines = [
    ...Object.entries(codes).map(lineOf(false)),
    ...(isCounts(sideslots) ? Object.entries(sideslots).map(lineOf(true)) : []),
  ];
  return collect(typeof name === "string" ? name : "", id, lines);
}

function isCounts(value: unknown): value is Record<string, number> {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.values(value).every((count) => typeof count === "number" && Number.isInteger(count) && count >= 0)
  );
}

/** An OCTGN deck: sections with cards, each with an id and a name. */
export function importOctgn(text: string, id = "imported"): Imported {
  if (!/<deck\b/i.test(text)) throw new DeckUnreadable("An .o8d file has a <deck> with <section>s of <card>s.");
  const lines: Line[] = [];
  for (const [, section, body] of text.matchAll(/<section\b[^>]*\bname="([^"]*)"[^>]*>([\s\S]*?)<\/section>/gi)) {
    const beside = /sideboard/i.test(section!);
    for (const [, attributes, inner] of body!.matchAll(/<card\b([^>]*?)(?:\/>|>([\s\S]*?)<\/card>)/gi)) {
      const count = Number(/\bqty="(\d+)"/i.exec(attributes!)?.[1] ?? 1);
      const guid = /\bid="([^"]*)"/i.exec(attributes!)?.[1] ?? "";
      const name = plain(inner ?? "");
      lines.push({ count, name: name || guid, title: titleNamed(name) ?? titleOfOctgn(guid), beside });
    }
  }
  return collect("", id, lines);
}

function plain(xml: string): string {
  const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", "#39": "'" };
  return xml.replace(/&(#39|\w+);/g, (whole, word: string) => entities[word] ?? whole).trim();
}

/** Heroes to the heroes, the rest to the deck, what nobody knows by its name. */
function collect(name: string, id: string, lines: readonly Line[]): Imported {
  const heroes: string[] = [];
  const cards: Record<string, number> = {};
  const sideboard: Record<string, number> = {};
  const unknown: { name: string; count: number }[] = [];
  for (const { count, name: written, title, beside } of lines) {
    if (count === 0) continue;
    if (title === undefined) unknown.push({ name: written, count });
    else if (beside) sideboard[title] = (sideboard[title] ?? 0) + count;
    else if (titled(title).type === "hero") heroes.push(...Array.from({ length: count }, () => title));
    else cards[title] = (cards[title] ?? 0) + count;
  }
  return { name, deck: { id, heroes, cards }, unknown, sideboard };
}
