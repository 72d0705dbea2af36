import { defineContent, type Origin } from "@tavolata/kernel";
import { onBlank } from "./blanks.js";
import { baseContent } from "./box.js";
import { type Dice, diceWith } from "./dice.js";
import { dieFaceProblems, dieFaces } from "./die-faces.js";
import { tileSides } from "./tiles/index.js";
import type { Entry } from "./types/verified.js";
import type { Cards, EffectName, ItemCard } from "./types.js";
import { tableProblems } from "./validate/tables.js";
import { isVerified } from "./validate/verified.js";

/** The cards, tokens and dice of the box, as an owner would correct them (docs/correct-a-table.md). */
const tables = { ...baseContent, dice: dieFaces };

/** Cards and tokens of each kind by their names, laid on their blanks. */
type CardsByName = { readonly [K in keyof Cards]: ReadonlyMap<string, Cards[K][string]> };

/** The cards, tokens and dice as a match is played with them. */
export interface SoulsContent extends CardsByName {
  /** All of them as they are written. */
  readonly tables: typeof tables;
  readonly dice: Dice;
  /** The card of each numbered copy of an item. */
  readonly itemByCopy: ReadonlyMap<string, ItemCard>;
  /** For each word of an effect, the items that it stands on, on one side or the other. */
  readonly itemsByWord: ReadonlyMap<EffectName, ReadonlySet<ItemCard>>;
  /** The words of effects that come with events. */
  readonly wordsOfEvents: ReadonlySet<EffectName>;
  /** SS-7-a, SS-7-f: each hero's own power cards, and the Talents, which are nobody's. */
  readonly powersByHero: ReadonlyMap<string | undefined, readonly string[]>;
}

function build(all: typeof tables): SoulsContent {
  const { dice, ...cards } = all;
  const byName = Object.fromEntries(
    Object.keys(cards).map((kind) => [kind, laidOut(cards, kind as keyof Cards)]),
  ) as CardsByName;
  return {
    ...byName,
    tables: all,
    dice: diceWith(dice),
    itemByCopy: copiesOf(byName.items),
    itemsByWord: itemsByWord(byName.items.values()),
    wordsOfEvents: new Set([...byName.events.values()].flatMap((card) => wordsOn(card.continuous))),
    powersByHero: powersByHero(byName.powers),
  };
}

function laidOut(cards: Cards, kind: keyof Cards): ReadonlyMap<string, object> {
  const lay = (onBlank as { readonly [kind: string]: ((card: never) => object) | undefined })[kind];
  const written = Object.entries<object>(cards[kind]);
  // Each blank takes the cards of its own kind; no other is ever given to it.
  return new Map(lay ? written.map(([name, card]) => [name, lay(card as never)]) : written);
}

function copiesOf(items: SoulsContent["items"]): Map<string, ItemCard> {
  const cards = new Map<string, ItemCard>();
  for (const [name, card] of items) for (let i = 1; i <= card.copies; i++) cards.set(`${name}-${i}`, card);
  return cards;
}

function itemsByWord(items: Iterable<ItemCard>): Map<EffectName, Set<ItemCard>> {
  const byWord = new Map<EffectName, Set<ItemCard>>();
  for (const card of items) {
    for (const word of [...wordsOn(card.front.effects), ...wordsOn(card.back?.effects)]) {
      const cards = byWord.get(word) ?? new Set();
      cards.add(card);
      byWord.set(word, cards);
    }
  }
  return byWord;
}

function powersByHero(powers: SoulsContent["powers"]): Map<string | undefined, string[]> {
  const byHero = new Map<string | undefined, string[]>();
  for (const [name, { hero }] of powers) byHero.set(hero, [...(byHero.get(hero) ?? []), name]);
  return byHero;
}

function wordsOn(effects: readonly { readonly effect: EffectName }[] = []): EffectName[] {
  return effects.map(({ effect }) => effect);
}

/** SS-6.2-dice: the rulebook prints no dice; of the cards only what its examples need. */
function originOf(table: string, entry: string, field: string): Origin {
  const entries = tables[table as keyof Cards] as Readonly<Record<string, Entry>> | undefined;
  const found = entries?.[entry];
  return found && table !== "dice" && isVerified(found, field) ? "rulebook" : "ours";
}

/** What can be tried with another value. */
export const soulsContent = defineContent({
  tables,
  // An enemy card is known by its seals.
  fixed: ["letter", "number", "seals", "verified"],
  words: ["damage"],
  // How an enemy thinks: the lines of its scroll; and what bots think of a card.
  notPrinted: ["lines", "heuristics"],
  ranges: { dice: { min: 0, max: 10 } },
  build,
  problems: ({ tables: corrected }) => [
    ...tableProblems({ ...corrected, tileSides }),
    ...dieFaceProblems(corrected.dice),
  ],
  originOf,
});
