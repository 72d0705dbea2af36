import { each, type RuleId, type Seat } from "@tavolata/kernel";
import type { CardId, RingsFlow, Table } from "../../state.js";
import { loseSight, remove } from "../02-cards/zones.js";

/** LR-timing-15: a player discards cards of the own choice, or as many as there are. */
export function* discardFromHand(t: Table, seat: Seat, count: number, rule: RuleId): RingsFlow {
  const { state: s } = t;
  const wanted = Math.min(count, s.hands[seat]!.length);
  if (wanted === 0) return;
  const chosen = yield* t.chooseSome(seat, "discard", () => [each(s.hands[seat]!, "discard")], {
    min: wanted,
    max: wanted,
    rules: [rule],
  });
  discardCards(t, seat, [...chosen], rule);
}

/** These cards go from a hand to their owner's discard pile. */
export function discardCards(t: Table, seat: Seat, cards: readonly CardId[], rule: RuleId): void {
  const { state: s } = t;
  if (cards.length === 0) return;
  for (const card of cards) {
    remove(s.hands[seat]!, card);
    loseSight(s, card);
    s.discards[seat]!.unshift(card);
  }
  t.emit({ type: "cards-discarded", seat, cards: [...cards] }, { rules: [rule], reveals: true });
}
