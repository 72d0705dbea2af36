import type { RingsContent } from "../../content/content.js";
import type { Definition } from "../../content/definition.js";
import { cardOf } from "../../content/lookup.js";
import { encounterCards } from "../../queries/encounter-deck.js";
import type { CardId, Rings } from "../../state.js";

/** A pile as a view shows it: how many cards, and those that the onlooker has looked at. */
interface Pile {
  readonly count: number;
  readonly known?: readonly (CardId | null)[];
}

function pileOf(cards: readonly CardId[]): Pile {
  return cards as unknown as Pile;
}

/** The encounter cards that may still come: what the scenario is played with, without everything that lies face up. */
export function unseenCards(content: RingsContent, s: Rings): readonly Definition[] {
  const hidden = Object.values(s.shadows).reduce((sum, cards) => sum + pileOf(cards).count, drawCount(s));
  const seen = new Set<CardId>([
    ...Object.keys(s.cards),
    ...s.encounter.discard,
    ...s.victory,
    ...s.removed,
    ...s.resolving,
    ...s.aside,
    ...Object.values(s.turned).flat(),
  ]);
  const left = (easy: boolean) => encounterCards(content, s.scenario, easy).deck.filter((id) => !seen.has(id));
  const standard = left(false);
  // Nobody says whether the table plays the easy deck, but everybody can count it.
  return (standard.length > hidden ? left(true) : standard).map((id) => cardOf(content, id));
}

export function drawCount(s: Rings): number {
  return pileOf(s.encounter.draw).count;
}

/** The top card of the encounter deck, if this seat has looked at it. */
export function knownTop(s: Rings): CardId | undefined {
  return pileOf(s.encounter.draw).known?.[0] ?? undefined;
}

/** The facedown shadow cards of an enemy: those that this seat has looked at by their names. */
export function dealtTo(s: Rings, enemy: CardId): (CardId | null)[] {
  const cards = s.shadows[enemy];
  if (!cards) return [];
  const { count, known = [] } = pileOf(cards);
  return Array.from({ length: count }, (_, i) => known[i] ?? null);
}

/** The cards of a hand, as far as they are seen: the own ones. */
export function handOf(s: Rings, seat: string): readonly CardId[] {
  const hand: unknown = s.hands[seat];
  return Array.isArray(hand) ? (hand as CardId[]) : [];
}

export function deckCount(s: Rings, seat: string): number {
  return pileOf(s.decks[seat]!).count;
}
