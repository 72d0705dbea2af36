import { identityOf } from "../../content/lookup.js";
import type { DeckList } from "./deck-list.js";
import { jsonLines } from "./import-json.js";
import { octgnLines } from "./import-octgn.js";
import { textLines } from "./import-text.js";
import type { DeckLine } from "./line.js";
import { proxyTitle } from "./proxy.js";
import { DeckUnreadable } from "./unreadable.js";

/** A card that nobody knows: as it was written, with its count and its line. */
export type UnknownCard = Omit<DeckLine, "title">;

/** A deck that was read. What nobody knows is named as it was written: nothing is dropped. */
export interface Imported {
  readonly name: string;
  readonly format: "text" | "json" | "octgn";
  readonly deck: DeckList;
  readonly unknown: readonly UnknownCard[];
  /** What lies beside the deck. */
  readonly sideboard: Readonly<Record<string, number>>;
}

/** What a reader of one format finds. */
export interface Found {
  readonly name: string;
  readonly lines: readonly DeckLine[];
}

/** Reads a deck in any of the formats, which are told apart by how they begin. */
export function importDeck(text: string, id = "imported"): Imported {
  const begins = text.trimStart();
  if (begins === "") throw new DeckUnreadable("deck-empty");
  if (begins.startsWith("{")) return collect(jsonLines(text), id, "json");
  if (begins.startsWith("<")) return collect(octgnLines(text), id, "octgn");
  return collect(textLines(text), id, "text");
}

/** Heroes to the heroes, the rest to the deck, what nobody knows by its name. */
function collect({ name, lines }: Found, id: string, format: Imported["format"]): Imported {
  const heroes: string[] = [];
  const cards: Record<string, number> = {};
  const sideboard: Record<string, number> = {};
  const unknown: UnknownCard[] = [];
  for (const { count, name: written, title, beside, line, proxy } of lines) {
    if (count === 0) continue;
    if (title === undefined) unknown.push({ name: written, count, beside, line, ...(proxy ? { proxy } : {}) });
    else if (beside) sideboard[title] = (sideboard[title] ?? 0) + count;
    else if (identityOf(title).type === "hero") heroes.push(...Array.from({ length: count }, () => title));
    else cards[title] = (cards[title] ?? 0) + count;
  }
  return { name, format, deck: { id, heroes, cards }, unknown, sideboard };
}

/** LR-mode-4: what a title is called where somebody described the card; any other title stands for itself. */
export function calledIn(unknown: readonly UnknownCard[]): (title: string) => string {
  const names = new Map(unknown.flatMap(({ proxy }) => (proxy ? [[proxyTitle(proxy), proxy.name]] : [])));
  return (title) => names.get(title) ?? title;
}

/** LR-mode-4: the same deck with those of its unknown cards that somebody described. */
export function withProxies(deck: DeckList, unknown: readonly UnknownCard[]): DeckList {
  const heroes = [...deck.heroes];
  const cards = { ...deck.cards };
  for (const { proxy, count, beside } of unknown) {
    if (!proxy || beside) continue;
    const title = proxyTitle(proxy);
    if (proxy.type === "hero") heroes.push(...Array.from({ length: count }, () => title));
    else cards[title] = (cards[title] ?? 0) + count;
  }
  return { ...deck, heroes, cards };
}
