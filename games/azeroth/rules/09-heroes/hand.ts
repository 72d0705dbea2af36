import { type Die, each, type RuleId, type Seat } from "@tavolata/kernel";
import { numberedDie } from "@tavolata/kit";
import { handLimit } from "../../queries/hand.js";
import type { AzerothFlow, CardId, Table } from "../../state.js";

/** A draw of one player. */
export function drawAbilities(t: Table, seat: Seat, count: number, rules: readonly RuleId[]): AzerothFlow {
  return drawEach(t, [seat], count, rules);
}

/** AZ-hand-2: the whole effect first, for everybody whom it touches; then the hand limit is looked at. */
export function* drawEach(t: Table, seats: readonly Seat[], count: number, rules: readonly RuleId[]): AzerothFlow {
  for (const seat of seats) yield* draw(t, seat, count, rules);
  for (const seat of seats) yield* discardToLimit(t, seat);
}

/** AZ-abil-1: draws from the own deck; an empty one is made anew from the discards. */
function* draw(t: Table, seat: Seat, count: number, rules: readonly RuleId[]): AzerothFlow {
  const { state: s } = t;
  const hand = s.hands[seat]!;
  const drawn = yield* takeAbilities(t, seat, count);
  if (drawn.length > 0) {
    hand.push(...drawn);
    t.emit(
      { type: "cards-drawn", seat, count: drawn.length, cards: drawn },
      { rules, secret: { fields: ["cards"], to: [seat] } },
    );
  }
  if (drawn.length < count) t.emit({ type: "no-card-left", seat }, { rules: ["AZ-abil-1"] });
}

function* takeAbilities(t: Table, seat: Seat, count: number): AzerothFlow<CardId[]> {
  const { decks, discards } = t.state;
  const deck = decks[seat]!;
  const drawn = yield* t.draw(deck, count, seat, seat);
  if (drawn.length === count || discards[seat]!.length === 0) return drawn;
  deck.push(...discards[seat]!.splice(0));
  yield* t.shuffle(deck, seat, "AZ-abil-1");
  drawn.push(...(yield* t.draw(deck, count - drawn.length, seat, seat)));
  return drawn;
}

/** AZ-hand-1, AZ-hand-2: when the whole draw is done, its owner chooses what goes. */
function* discardToLimit(t: Table, seat: Seat): AzerothFlow {
  const hand = t.state.hands[seat]!;
  const surplus = hand.length - handLimit;
  if (surplus <= 0) return;
  const gone = yield* t.chooseSome(seat, "hand-limit", () => [each(t.state.hands[seat]!, "card")], {
    min: surplus,
    max: surplus,
    rules: ["AZ-hand-1", "AZ-hand-2"],
  });
  discardFromHand(t, seat, gone, ["AZ-hand-1", "AZ-hand-2"]);
}

function discardFromHand(t: Table, seat: Seat, cards: readonly CardId[], rules: readonly RuleId[]): void {
  const hand = t.state.hands[seat]!;
  for (const card of cards) {
    hand.splice(hand.indexOf(card), 1);
    t.state.discards[seat]!.unshift(card);
  }
  t.emit({ type: "cards-discarded", seat, cards: [...cards] }, { rules, reveals: true });
}

/** Loses cards of the hand by chance. */
export function* discardRandom(t: Table, seat: Seat, count: number, rules: readonly RuleId[]): AzerothFlow {
  for (let i = 0; i < count; i++) {
    const hand = t.state.hands[seat]!;
    if (hand.length === 0) {
      t.emit({ type: "nothing-to-lose", seat }, { rules });
      return;
    }
    const card = hand[yield* anyOf(t, hand.length, "random-card", seat, rules)]!;
    hand.splice(hand.indexOf(card), 1);
    t.state.discards[seat]!.unshift(card);
    t.emit({ type: "card-lost", seat, card }, { rules, reveals: true });
  }
}

const dice: readonly Die<string>[] = Array.from({ length: 64 }, (_, sides) => numberedDie("lot", sides + 1));

/** AZ-setup-13: one of so many by lot, from 0 on. Nobody throws where there is only one. */
export function* anyOf(
  t: Table,
  count: number,
  purpose: string,
  seat: Seat,
  rules: readonly RuleId[],
): AzerothFlow<number> {
  if (count === 1) return 0;
  const die = dice[count - 1] ?? numberedDie("lot", count);
  const [face] = yield* t.roll(die, 1, purpose, { by: seat, rules, lot: true });
  return Number(face) - 1;
}
