import type { Flow, RuleId, Seat } from "../../../src/index.js";
import type { QuayTable } from "./state.js";

/** LQ-1.3, LQ-5.1: a full hand. */
export const handSize = 4;

/** Draws into a hand: its owner learns which cards, the others how many (LQ-0.2). */
export function* drawCards(t: QuayTable, seat: Seat, count: number, rule: RuleId): Flow {
  const { state } = t;
  const hand = state.hands[seat]!;
  const before = hand.length;
  hand.push(...(yield* t.draw(state.deck, count, "quay", seat)));
  const missing = before + count - hand.length;
  if (missing > 0 && state.discard.length > 0) {
    // LQ-5.2: the discard pile becomes the new deck.
    state.deck.push(...state.discard.splice(0));
    yield* t.shuffle(state.deck, "quay", "LQ-5.2");
    hand.push(...(yield* t.draw(state.deck, missing, "quay", seat)));
  }
  const cards = hand.slice(before);
  if (cards.length === 0) return;
  t.emit(
    { type: "cards-drawn", seat, count: cards.length, cards },
    { rules: [rule, "LQ-0.2"], secret: { fields: ["cards"], to: [seat] } },
  );
}

export function discardFrom(t: QuayTable, seat: Seat, cards: readonly string[]): void {
  for (const card of cards) {
    takeFrom(t, seat, card);
    t.state.discard.push(card);
  }
}

export function takeFrom(t: QuayTable, seat: Seat, card: string): void {
  const hand = t.state.hands[seat]!;
  hand.splice(hand.indexOf(card), 1);
}
