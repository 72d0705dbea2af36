import { type Bar, bar, say } from "@tavolata/kernel";
import {
  calledIn,
  cardCount,
  type DeckList,
  type Definition,
  deckCards,
  deckProblems,
  deckWarnings,
  exportTitles,
  type Imported,
  mostCopies,
  type ProxyCard,
  proxyWords,
  type UnknownCard,
  withProxies,
} from "../../decks.js";

/** A deck of one's own, as this browser keeps it. Nothing that was ever in it is dropped. */
export interface SavedDeck {
  readonly id: string;
  readonly name: string;
  readonly heroes: readonly string[];
  readonly cards: Readonly<Record<string, number>>;
  readonly unknown: readonly UnknownCard[];
  readonly sideboard: Readonly<Record<string, number>>;
  /** As a table takes it. */
  readonly text: string;
}

/** An id that no deck has yet. */
export function freshDeckId(): string {
  return `my-${Date.now().toString(36)}${Math.floor(Math.random() * 36 ** 3).toString(36)}`;
}

const byTitle: ReadonlyMap<string, Definition> = new Map(deckCards.map((card) => [card.id, card]));

/** What is printed on a card of a deck; nothing for one that belongs in no deck. */
export function printed(title: string): Definition | undefined {
  return byTitle.get(title);
}

/** The parts of a deck, in the order in which they are written. */
export const cardTypes = ["hero", "ally", "attachment", "event"] as const;
export type DeckPart = (typeof cardTypes)[number];

export const spheres = ["leadership", "tactics", "spirit", "lore", "neutral"] as const;

/** The longest name of a deck. */
export const longestName = 80;

/** A deck with nothing in it, or one that was read. */
export function newDeck(name: string, imported?: Imported): SavedDeck {
  const { heroes, cards } = imported?.deck ?? { heroes: [], cards: {} };
  const { unknown = [], sideboard = {} } = imported ?? {};
  return withText({ id: freshDeckId(), name: name.slice(0, longestName), heroes, cards, unknown, sideboard });
}

/** A ready deck as it is shown: nobody changes it. */
export function readyDeck(deck: DeckList, name: string): SavedDeck {
  return withText({ id: deck.id, name, heroes: deck.heroes, cards: deck.cards, unknown: [], sideboard: {} });
}

/** A deck as a table takes it: what nobody knows stands there, too, so that the table can name it. */
function withText(deck: Omit<SavedDeck, "text">): SavedDeck {
  const unknown = deck.unknown.filter(({ beside }) => !beside).map(lineOf);
  return { ...deck, text: [exportTitles(deck), ...unknown].filter((line) => line !== "").join("\n") };
}

function lineOf({ name, count, proxy }: UnknownCard): string {
  return `${count}x ${proxy ? proxyWords(proxy) : name}`;
}

/** LR-mode-4: the same deck with a card that nobody knows as somebody describes it. */
export function described(deck: SavedDeck, at: number, proxy: ProxyCard): SavedDeck {
  return withText({ ...deck, unknown: deck.unknown.map((card, i) => (i === at ? { ...card, proxy } : card)) });
}

/** With everything that can be played: also what somebody described. */
function whole(deck: SavedDeck): DeckList {
  return withProxies(deck, deck.unknown);
}

/** The same deck with so many copies of a card. */
export function withCopies(deck: SavedDeck, title: string, count: number): SavedDeck {
  if (printed(title)?.type === "hero") {
    const others = deck.heroes.filter((hero) => hero !== title);
    return withText({ ...deck, heroes: count > 0 ? [...others, title] : others });
  }
  const { [title]: _before, ...others } = deck.cards;
  return withText({ ...deck, cards: count > 0 ? { ...deck.cards, [title]: count } : others });
}

/** The same deck without a card that nobody knows, or with another in its place. */
export function fixedDeck(deck: SavedDeck, at: number, title?: string): SavedDeck {
  const card = deck.unknown[at]!;
  const rest = withText({ ...deck, unknown: deck.unknown.filter((_, i) => i !== at) });
  if (title === undefined) return rest;
  return withCopies(rest, title, Math.min(copiesOf(rest, title) + card.count, mostCopiesOf(title)));
}

export function copiesOf({ heroes, cards }: Pick<SavedDeck, "heroes" | "cards">, title: string): number {
  return cards[title] ?? heroes.filter((hero) => hero === title).length;
}

/** LR-setup-3, LR-setup-4: one of a hero, three of any other card. */
export function mostCopiesOf(title: string): number {
  return printed(title)?.type === "hero" ? 1 : mostCopies;
}

/** What stands against one more of a card of which there are so many. Each answer is one object: whoever was told compares them. */
export function whyNoMore(title: string, count: number): Bar | undefined {
  if (count < mostCopiesOf(title)) return undefined;
  return mostCopiesOf(title) === 1 ? heroOnce : copiesFull;
}

const heroOnce = bar("LR-setup-3", "hero-once");
const copiesFull = bar("LR-setup-4", "copies-full");

/** The cards of one part of a deck, by cost and then as they are called. */
export function partOf(deck: SavedDeck, part: DeckPart, nameOf: (title: string) => string): [string, number][] {
  const all: [string, number][] =
    part === "hero"
      ? [...new Set(deck.heroes)].map((hero) => [hero, copiesOf(deck, hero)])
      : Object.entries(deck.cards);
  return all
    .filter(([title]) => (printed(title)?.type ?? "event") === part)
    .sort(([a], [b]) => costOf(a) - costOf(b) || nameOf(a).localeCompare(nameOf(b)));
}

/** What a card costs, X after all numbers. */
export function costOf(title: string): number {
  const cost = printed(title)?.cost;
  return typeof cost === "number" ? cost : cost === "X" ? Number.MAX_SAFE_INTEGER : 0;
}

export function sizeOf(deck: SavedDeck): number {
  return cardCount(whole(deck));
}

/** LR-setup-6. */
export function startingThreat({ heroes, unknown }: SavedDeck): number {
  const known = heroes.reduce((sum, hero) => sum + (printed(hero)?.threatCost ?? 0), 0);
  return unknown.reduce(
    (sum, { proxy, beside, count }) => (proxy?.type === "hero" && !beside ? sum + count * proxy.cost : sum),
    known,
  );
}

/** What is wrong with a deck, all at once: what nobody knows, then what the rules of deck building say. */
export function problemsOf(deck: SavedDeck, size: number): Bar[] {
  const unknown = deck.unknown
    .filter(({ beside, proxy }) => !beside && !proxy)
    .map(({ name, line }) => bar("LR-setup-4", "unknown-cards", { cards: [say("deck.unknown", { name, line })] }));
  return [...unknown, ...deckProblems(whole(deck), size, calledIn(deck.unknown))];
}

/** What is allowed and worth a word. */
export function warningsOf(deck: SavedDeck): Bar[] {
  const cards = deck.unknown.flatMap(({ proxy, beside }) => (proxy && !beside ? [proxy.name] : []));
  const proxies = cards.length > 0 ? [bar("LR-mode-4", "needs-proxies", { cards })] : [];
  return [...proxies, ...deckWarnings(whole(deck), calledIn(deck.unknown))];
}
