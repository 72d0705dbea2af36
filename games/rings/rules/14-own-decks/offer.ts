import { type Bar, bar } from "@tavolata/kernel";
import { nameIn } from "../../content/lookup.js";
import type { RingsOptions } from "../../options.js";
import { deckProblems } from "../../queries/decks/check.js";
import type { DeckList } from "../../queries/decks/deck-list.js";
import { leastCards } from "../../queries/decks/size.js";

/** The decks that come with the game, each with the first thing that is wrong with it: as it is, and as a constructed deck. */
export class DeckOffer {
  readonly #problems = new Map<number, ReadonlyMap<DeckList, Bar | undefined>>();

  constructor(readonly decks: readonly DeckList[]) {}

  /** LR-setup-2 to LR-setup-5, and whether so many others would still find a deck with other heroes. */
  whyNot(deck: DeckList, options: RingsOptions, taken: readonly string[], others: number): Bar | undefined {
    const problem = this.#checked(options).get(deck);
    if (problem) return problem;
    const clash = deck.heroes.find((hero) => taken.includes(nameIn(hero)));
    if (clash !== undefined) return bar("LR-setup-3", "hero-taken", { hero: clash });
    return this.whyNotOthers(options, [...taken, ...deck.heroes.map(nameIn)], others);
  }

  /** LR-setup-3: whether so many more players could be given decks with heroes that nobody has. */
  whyNotOthers(options: RingsOptions, taken: readonly string[], others: number): Bar | undefined {
    if (others === 0) return undefined;
    const problems = this.#checked(options);
    const usable = this.decks.filter((deck) => !problems.get(deck));
    return canSeat(usable, taken, others) ? undefined : bar("LR-setup-3", "others-without-deck");
  }

  /** The ready deck with the same heroes and the same cards, where there is one. */
  same({ heroes, cards }: DeckList): DeckList | undefined {
    return this.decks.find((deck) => isSame(counted(deck.heroes), counted(heroes)) && isSame(deck.cards, cards));
  }

  #checked(options: RingsOptions): ReadonlyMap<DeckList, Bar | undefined> {
    const size = leastCards(options, "ready");
    let problems = this.#problems.get(size);
    if (!problems) {
      problems = new Map(this.decks.map((deck) => [deck, deckProblems(deck, size)[0]]));
      this.#problems.set(size, problems);
    }
    return problems;
  }
}

function canSeat(decks: readonly DeckList[], taken: readonly string[], players: number): boolean {
  if (players === 0) return true;
  return decks.some(({ heroes }) => {
    const names = heroes.map(nameIn);
    return !names.some((name) => taken.includes(name)) && canSeat(decks, [...taken, ...names], players - 1);
  });
}

function counted(titles: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const title of titles) counts[title] = (counts[title] ?? 0) + 1;
  return counts;
}

function isSame(a: DeckList["cards"], b: DeckList["cards"]): boolean {
  const titles = Object.keys(a);
  return titles.length === Object.keys(b).length && titles.every((title) => a[title] === b[title]);
}
