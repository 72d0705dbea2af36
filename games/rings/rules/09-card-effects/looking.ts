import { each, one, type Seat } from "@tavolata/kernel";
import type { Effect } from "../../content/definition.js";
import { playerOrder } from "../../queries/table.js";
import type { RingsFlow, Table } from "../../state.js";
import { lookAt, lookAtTop, shuffleDeck } from "../02-cards/decks.js";
import { loseSight, remove } from "../02-cards/zones.js";

/** Its controller alone sees the top card of the encounter deck. */
export const lookingAtTop: Effect = function* (t, { seat }) {
  yield* lookAtTop(t, seat, t.state.encounter.draw, "encounter", 1, "encounter-top");
};

/** The same, and the card may go to the bottom. */
export const lookingAndBurying: Effect = function* (t, use) {
  const { encounter } = t.state;
  yield* lookingAtTop(t, use);
  const picked = yield* t.choose(use.seat, "leave-or-bury", () => [one("leave"), one("bury")], {
    rules: ["LR-zone-1"],
  });
  if (picked === "leave") return;
  encounter.draw.push(...encounter.draw.splice(0, 1));
  t.emit({ type: "put-at-bottom", seat: use.seat }, { rules: ["LR-zone-1"] });
};

/** You alone see the shadow card that was just dealt. */
export const lookingAtShadow: Effect = function* (t, { seat, trigger }) {
  const dealt = t.state.shadows[trigger!.card]?.at(-1);
  if (dealt !== undefined) lookAt(t, seat, [dealt], "shadow-card");
};

/** You see the top cards of a player's deck; one goes to that player's hand, the others back in an order of your choice. */
export const searchingDeck: Effect = function* (t, { seat, targets, x }) {
  const { state: s } = t;
  const owner = targets[0]!;
  const deck = s.decks[owner]!;
  const count = Math.min(x, deck.length);
  yield* lookAtTop(t, seat, deck, owner, count, "deck-top");
  const found = yield* t.choose(seat, "take-card", () => [each(deck.slice(0, count), "take")], {
    rules: ["LR-timing-13"],
  });
  remove(deck, found);
  s.hands[owner]!.push(found);
  t.emit(
    { type: "card-found", seat, from: owner, card: found },
    { rules: ["LR-timing-13"], secret: { fields: ["card"], to: [seat, owner] }, reveals: true },
  );
  for (let place = 0; place < count - 2; place++) {
    const next = yield* t.choose(seat, "next-on-top", () => [each(deck.slice(place, count - 1), "next")], {
      rules: ["LR-timing-13"],
    });
    remove(deck, next);
    deck.splice(place, 0, next);
  }
};

/** Each player who wishes looks at the top cards, takes one, and shuffles the others in. */
export function eachLooksAndTakes(count: number): Effect {
  return function* (t) {
    for (const seat of playerOrder(t.state)) {
      if (t.state.decks[seat]!.length > 0 && (yield* t.confirm(seat, "look-and-take", "LR-progress-11"))) {
        yield* takeOneOfTop(t, seat, count);
      }
    }
  };
}

function* takeOneOfTop(t: Table, seat: Seat, count: number): RingsFlow {
  const { state: s } = t;
  const deck = s.decks[seat]!;
  yield* lookAtTop(t, seat, deck, seat, count, "deck-top");
  const found = yield* t.choose(seat, "take-card", () => [each(deck.slice(0, count), "take")], {
    rules: ["LR-timing-13"],
  });
  remove(deck, found);
  loseSight(s, found);
  s.hands[seat]!.push(found);
  t.emit(
    { type: "card-found", seat, from: seat, card: found },
    { rules: ["LR-timing-13"], secret: { fields: ["card"], to: [seat] }, reveals: true },
  );
  yield* shuffleDeck(t, deck, seat);
}
