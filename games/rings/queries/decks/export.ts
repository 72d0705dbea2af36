import { identityOf } from "../../content/lookup.js";
import { numberOf } from "./core-numbers.js";
import { cardCount, type DeckList } from "./deck-list.js";
import { octgnPrefix } from "./names.js";

/** How a title is called: the names stand in the messages, in every language. */
export type NameOf = (title: string) => string;

const sections = [
  ["Ally", "ally"],
  ["Attachment", "attachment"],
  ["Event", "event"],
] as const;

/** A deck by titles and counts alone, as a table keeps it: the shortest text that `importDeck` reads. */
export function exportTitles({ heroes, cards }: DeckList): string {
  const all: (readonly [string, number])[] = [...heroes.map((hero) => [hero, 1] as const), ...Object.entries(cards)];
  return all.map(([title, count]) => `${count}x ${title}`).join("\n");
}

/** What belongs to a deck that somebody brought besides the cards that the house knows. */
export interface Rest {
  readonly unknown: readonly { readonly name: string; readonly count: number }[];
  readonly sideboard: Readonly<Record<string, number>>;
}

/** The text that RingsDB exports and reads, with everything that the deck ever had. */
export function exportText(
  deck: DeckList,
  name: string,
  nameOf: NameOf,
  { unknown, sideboard }: Rest = { unknown: [], sideboard: {} },
): string {
  const parts = [name, "", `Hero (${deck.heroes.length})`, ...deck.heroes.map(nameOf)];
  for (const [heading, type] of sections) {
    const cards = cardsOf(deck, type);
    if (cards.length === 0) continue;
    const count = cards.reduce((sum, [, copies]) => sum + copies, 0);
    parts.push("", `${heading} (${count})`, ...cards.map(([title, copies]) => `${copies}x ${nameOf(title)}`));
  }
  const known: readonly string[] = sections.map(([, type]) => type);
  const others = Object.entries(deck.cards).filter(([title]) => !known.includes(identityOf(title).type));
  const rest = [...others.map(([title, count]) => ({ name: nameOf(title), count })), ...unknown];
  if (rest.length > 0) parts.push("", "Other", ...rest.map((card) => `${card.count}x ${card.name}`));
  const beside = Object.entries(sideboard);
  if (beside.length > 0) parts.push("", "Sideboard", ...beside.map(([title, copies]) => `${copies}x ${nameOf(title)}`));
  return `${parts.join("\n")}\n\n${cardCount(deck)} cards\n`;
}

type Beside = Pick<Rest, "sideboard">;

/** What RingsDB's interface for programs gives and takes. Cards without a number of the core set have no place in it. */
export function exportJson(deck: DeckList, name: string, { sideboard }: Beside = { sideboard: {} }): string {
  const codes = (cards: readonly (readonly [string, number])[]) =>
    Object.fromEntries(numbered(cards).map(([title, count]) => [`01${padded(title)}`, count]));
  const heroes = codes(deck.heroes.map((hero) => [hero, 1]));
  const slots = { ...heroes, ...codes(Object.entries(deck.cards)) };
  const sideslots = codes(Object.entries(sideboard));
  const hasMore = Object.keys(sideslots).length > 0;
  return JSON.stringify({ name, heroes, slots, ...(hasMore ? { sideslots } : {}) }, null, 2);
}

/** An OCTGN deck. Cards without a number of the core set have no place in it. */
export function exportOctgn(deck: DeckList, nameOf: NameOf, { sideboard }: Beside = { sideboard: {} }): string {
  const card = (title: string, count: number) =>
    `    <card qty="${count}" id="${octgnPrefix}${padded(title)}">${escaped(nameOf(title))}</card>`;
  const section = (heading: string, cards: readonly (readonly [string, number])[]) =>
    [
      `  <section name="${heading}">`,
      ...numbered(cards).map(([title, count]) => card(title, count)),
      "  </section>",
    ].join("\n");
  const beside = Object.entries(sideboard);
  return [
    '<?xml version="1.0" encoding="utf-8" standalone="yes"?>',
    '<deck game="a21af4e8-be4b-4cda-a6b6-534f9717391f">',
    section(
      "Hero",
      deck.heroes.map((hero) => [hero, 1]),
    ),
    ...sections.map(([heading, type]) => section(heading, cardsOf(deck, type))),
    ...(beside.length > 0 ? [section("Sideboard", beside)] : []),
    "</deck>",
    "",
  ].join("\n");
}

function cardsOf(deck: DeckList, type: string): [string, number][] {
  return Object.entries(deck.cards).filter(([title]) => identityOf(title).type === type);
}

/** Those that a format can write that knows cards by their numbers. */
function numbered<C extends readonly [string, number]>(cards: readonly C[]): C[] {
  return cards.filter(([title]) => numberOf(title) !== undefined);
}

/** The number in the core set, with three digits. */
function padded(title: string): string {
  return String(numberOf(title)).padStart(3, "0");
}

function escaped(name: string): string {
  return name.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
