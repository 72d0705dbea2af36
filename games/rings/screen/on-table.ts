import { knownIn, type Pile, type Seat } from "@tavolata/kernel";
import type { RingsContent } from "../content/content.js";
import { typeOn } from "../content/lookup.js";
import { wouldEngage } from "../queries/engagement.js";
import { hitPointsLeft, statistic } from "../queries/statistics.js";
import type { Attack, CardId, InPlay, Statistic } from "../state.js";
import type { RingsView } from "../view.js";
import type { RingsSeen } from "./shown.js";

/** The cards of a zone, as far as the onlooker may know them. */
export function knownCards(cards: readonly CardId[] | Pile | undefined): readonly CardId[] {
  return knownIn(cards).filter((card) => card !== null);
}

/** Whose things are shown first: one's own, and for lookers-on those of the first player. */
export function ownSeat({ onlooker, state }: RingsSeen): Seat {
  return onlooker in state.players ? onlooker : state.first;
}

/** What a statistic is now; nothing of a card that nobody knows here. */
export function figureOf(content: RingsContent, seen: RingsView, card: InPlay, what: Statistic): number {
  return typeOn(card.id) ? statistic(content, seen, card, what) : 0;
}

export function lifeLeft(content: RingsContent, seen: RingsView, card: InPlay): number {
  return typeOn(card.id) ? Math.max(0, hitPointsLeft(content, seen, card)) : 0;
}

/** LR-encounter-3: whether an enemy in the staging area would engage this player. */
export function isAboutToEngage(content: RingsContent, seen: RingsView, card: CardId, seat: Seat): boolean {
  const player = seen.players[seat];
  return (
    player !== undefined &&
    typeOn(card) === "enemy" &&
    seen.cards[card]?.place === "staging" &&
    wouldEngage(content, card, player.threat)
  );
}

/** The attack that is being resolved, the innermost. */
export function attackIn({ attacks }: RingsView): Attack | undefined {
  return attacks.at(-1);
}

/** Whether a card lies where it can be tapped: on the table, or in the onlooker's hand. */
export function isLaidOut({ onlooker, state }: RingsSeen, card: CardId): boolean {
  return card in state.cards || knownCards(state.hands[onlooker]).includes(card);
}

/** LR-card-1: whether a card is a hero or an ally, as far as it is known here. */
export function isCharacter(card: CardId): boolean {
  const type = typeOn(card);
  return type === "hero" || type === "ally";
}
