import type { RuleId, Seat } from "@tavolata/kernel";
import { canDraw } from "../../queries/table.js";
import type { CardId, RingsFlow, Table } from "../../state.js";
import { loseSight } from "./zones.js";

/** LR-timing-13: a shuffled deck holds nothing that anybody can place. */
export function* shuffleDeck(t: Table, deck: CardId[], name: string): RingsFlow {
  for (const card of deck) loseSight(t.state, card);
  if (deck.length > 0) yield* t.shuffle(deck, name, "LR-timing-13");
}

/** LR-resource-2, LR-resource-4: as many as there are, and nothing is reshuffled. `by` is what else lets the player draw. */
export function* drawCards(t: Table, seat: Seat, count: number, ...by: readonly RuleId[]): RingsFlow {
  const { state: s } = t;
  if (count <= 0 || !s.order.includes(seat)) return;
  if (!canDraw(t.content, s)) {
    t.emit({ type: "no-draw", seat, why: s.active }, { rules: [...by, "LR-resource-7"] });
    return;
  }
  const shackle = s.players[seat]!.shackles.shift();
  if (shackle !== undefined) {
    // LR-card-9: it belongs to the encounter discard pile.
    delete s.cards[shackle];
    s.encounter.discard.unshift(shackle);
    t.emit({ type: "no-draw", seat, why: shackle }, { rules: [...by, "LR-resource-3", "LR-card-9"] });
    return;
  }
  const cards = yield* t.draw(s.decks[seat]!, count, seat, seat);
  if (cards.length === 0) {
    t.emit({ type: "no-draw", seat, why: "empty-deck" }, { rules: [...by, "LR-resource-4"] });
    return;
  }
  for (const card of cards) loseSight(s, card);
  s.hands[seat]!.push(...cards);
  t.emit(
    { type: "cards-drawn", seat, count: cards.length, cards },
    { rules: [...by, "LR-resource-2", "LR-zone-1"], secret: { fields: ["cards"], to: [seat] }, reveals: true },
  );
}

/** LR-staging-7: in the quest phase the discard pile becomes the new encounter deck. */
export function* resetEncounterDeck(t: Table): RingsFlow {
  const { encounter } = t.state;
  if (encounter.draw.length > 0 || encounter.discard.length === 0) return;
  encounter.draw.push(...encounter.discard.splice(0));
  t.emit({ type: "encounter-deck-reset", count: encounter.draw.length }, { rules: ["LR-staging-7"] });
  yield* shuffleDeck(t, encounter.draw, "encounter");
}

/** The top card of the encounter deck; nothing when there is none and the deck can't be reset now (LR-shadow-4). */
export function* takeTop(t: Table): RingsFlow<CardId | undefined> {
  const { state: s } = t;
  if (s.encounter.draw.length === 0 && s.phase === "quest") yield* resetEncounterDeck(t);
  const [card] = yield* t.draw(s.encounter.draw, 1, "encounter");
  if (card !== undefined) loseSight(s, card);
  return card;
}

/**
 * LR-zone-1: a seat looks at the top cards of a deck, as many as there are up to `count`. They are drawn and laid back: with real cards this is the only
 * way to learn them.
 */
export function* lookAtTop(t: Table, seat: Seat, deck: CardId[], name: string, count: number, what: string): RingsFlow {
  const cards = yield* t.draw(deck, count, name, seat);
  deck.unshift(...cards);
  if (cards.length > 0) lookAt(t, seat, cards, what);
}

/** LR-zone-1: a seat looks at cards and leaves them where they are. */
export function lookAt(t: Table, seat: Seat, cards: readonly CardId[], what: string): void {
  const { looked } = t.state;
  for (const card of cards) {
    looked[card] ??= [];
    if (!looked[card].includes(seat)) looked[card].push(seat);
  }
  t.emit(
    { type: "looked", seat, what, cards: [...cards] },
    { rules: ["LR-zone-1"], secret: { fields: ["cards"], to: [seat] }, reveals: true },
  );
}
