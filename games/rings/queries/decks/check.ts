import { type Bar, bar } from "@tavolata/kernel";
import { identityOf, isTitle, nameIn } from "../../content/lookup.js";
import { cardCount, type DeckList } from "./deck-list.js";

const mostHeroes = 3;
/** LR-setup-4. */
export const mostCopies = 3;
const deckTypes: readonly string[] = ["ally", "attachment", "event"];

/** What a title is called in a sentence: by itself, for the messages name it, unless somebody described the card. */
type Called = (title: string) => string;
const byTitle: Called = (title) => title;

/** What is wrong with a deck, all at once. `size` is the least number of cards, where there is one. */
export function deckProblems(deck: DeckList, size = 0, called = byTitle): Bar[] {
  const problems: Bar[] = [];
  const unknown = [...deck.heroes, ...Object.keys(deck.cards)].filter((title) => !isTitle(title));
  for (const title of unknown) problems.push(bar("LR-setup-4", "unknown-card", { card: called(title) }));
  // LR-setup-2: one to three, each once, and none of them in the deck.
  const { heroes } = deck;
  if (heroes.length < 1 || heroes.length > mostHeroes) {
    problems.push(bar("LR-setup-2", "hero-count", { count: heroes.length }));
  }
  for (const [hero, times] of byName(heroes.map((one) => [one, 1]))) {
    if (times > 1) problems.push(bar("LR-setup-3", "hero-twice", { hero: called(hero) }));
  }
  for (const hero of new Set(heroes)) {
    if (isTitle(hero) && identityOf(hero).type !== "hero")
      problems.push(bar("LR-setup-2", "not-a-hero", { card: hero }));
  }
  for (const [title, count] of byName(Object.entries(deck.cards))) {
    if (count > mostCopies) problems.push(bar("LR-setup-4", "too-many-copies", { card: called(title), count }));
  }
  for (const title of Object.keys(deck.cards)) {
    if (isTitle(title) && !deckTypes.includes(identityOf(title).type)) {
      problems.push(bar("LR-setup-4", "not-a-deck-card", { card: title }));
    }
  }
  const count = cardCount(deck);
  if (count < size) problems.push(bar("LR-setup-5", "too-few-cards", { count, missing: size - count }));
  return problems;
}

type Counted = readonly [title: string, count: number];

/** How often each name comes, under the first title that has it: there are several only where somebody described cards. */
function byName(titles: readonly Counted[]): Iterable<Counted> {
  const names = new Map<string, Counted>();
  for (const [title, count] of titles) {
    const [first, before] = names.get(nameIn(title)) ?? [title, 0];
    names.set(nameIn(title), [first, before + count]);
  }
  return names.values();
}

/** LR-setup-4: cards that none of the heroes can pay for. They are allowed, and worth a word. */
export function deckWarnings(deck: DeckList, called = byTitle): Bar[] {
  const spheres = new Set<string>(deck.heroes.filter(isTitle).map((hero) => identityOf(hero).sphere!));
  return Object.keys(deck.cards)
    .filter(isTitle)
    .filter((title) => {
      const { sphere } = identityOf(title);
      return sphere !== "neutral" && !spheres.has(sphere!);
    })
    .map((title) => bar("LR-setup-4", "no-hero-of-sphere", { card: called(title), sphere: identityOf(title).sphere! }));
}
