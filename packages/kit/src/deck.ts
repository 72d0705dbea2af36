import {
  type FieldsVisibility,
  type Flow,
  fields,
  type Looking,
  type OpenVisibility,
  open,
  type PileVisibility,
  pile,
  type RuleId,
  type Seat,
  type Table,
} from "@tavolata/kernel";

/**
 * A deck with its discard pile, as it lies in the state. The top of both is the first card. Every card has an id of its
 * own, also among copies: `rum-1`, `rum-2`.
 *
 * With real cards nobody knows the order of the draw pile: the list says only which cards are in it, and whatever comes off
 * the top is asked for. That is why drawing and looking are flows, and why cards are moved by their id, never by place.
 */
export interface Deck {
  draw: string[];
  discard: string[];
}

/** What the rules say about a deck: its name, and what happens when a card is needed and none is left. */
export interface DeckRule {
  readonly id: string;
  readonly whenEmpty: "reshuffle" | "stop";
  readonly rules?: readonly RuleId[];
}

/** The part of the table that a deck needs. */
export type Dealer = Pick<Table<object>, "draw" | "shuffle">;

/** A deck of these cards, not shuffled yet, nothing discarded. */
export function newDeck(cards: readonly string[]): Deck {
  return { draw: [...cards], discard: [] };
}

/** A deck as it usually lies: face down, with the discards open. The unseen cards of a pool may lie anywhere in it. */
export function deckVisibility(
  pool: string,
  knows?: (card: string, looking: Looking) => boolean,
): FieldsVisibility<Deck, { readonly draw: PileVisibility; readonly discard: OpenVisibility }> {
  return fields<Deck>()({ draw: pile(pool, knows), discard: open });
}

/**
 * Draws cards, as many as there are up to `count`. When the draw pile runs out in the middle, the discards become the new
 * draw pile and the draw goes on, if the deck's rule says so: not before a card is needed, so the last one can be drawn
 * and nothing is shuffled yet.
 */
export function* drawCards(t: Dealer, deck: Deck, rule: DeckRule, count: number, by?: Seat): Flow<string[]> {
  const drawn = yield* t.draw(deck.draw, count, rule.id, by);
  if (drawn.length < count && rule.whenEmpty === "reshuffle") {
    yield* reshuffle(t, deck, rule);
    drawn.push(...(yield* t.draw(deck.draw, count - drawn.length, rule.id, by)));
  }
  return drawn;
}

/** Draws one card; nothing when none is left. */
export function* drawCard(t: Dealer, deck: Deck, rule: DeckRule, by?: Seat): Flow<string | undefined> {
  return (yield* drawCards(t, deck, rule, 1, by))[0];
}

/** Shuffles the discards into the draw pile: a new deck, or a card that says "reshuffle". */
export function* reshuffle(t: Dealer, deck: Deck, rule: DeckRule): Flow {
  deck.draw.push(...deck.discard.splice(0));
  if (deck.draw.length > 0) yield* t.shuffle(deck.draw, rule.id, ...(rule.rules ?? []));
}

/** Shuffles these cards into the draw pile. */
export function* shuffleIn(t: Dealer, deck: Deck, rule: DeckRule, cards: readonly string[]): Flow {
  takeOut(deck, cards);
  deck.draw.push(...cards);
  if (deck.draw.length > 0) yield* t.shuffle(deck.draw, rule.id, ...(rule.rules ?? []));
}

/**
 * Looks at the top cards, as many as there are up to `count`, and leaves them there. They are drawn and put back, topmost
 * first: with real cards this is the only way to learn them, and undo stops here because somebody has seen something.
 * Whom to tell is for the rule. Nothing is reshuffled. A rule that asks about these cards lists them by `topCards`, so that
 * a search that deals anew what others can't know sees its own top cards.
 */
export function* lookAtTop(t: Dealer, deck: Deck, rule: DeckRule, count: number, by: Seat): Flow<string[]> {
  const seen = yield* t.draw(deck.draw, count, rule.id, by);
  deck.draw.unshift(...seen);
  return seen;
}

/** The top cards as they lie in the state, topmost first: only for cards that somebody has looked at. */
export function topCards(deck: Deck, count: number): string[] {
  return deck.draw.slice(0, count);
}

/** Discards cards one after the other, wherever they were in this deck: the last one ends on top of the discards. */
export function discardCards(deck: Deck, cards: readonly string[]): void {
  takeOut(deck, cards);
  for (const card of cards) deck.discard.unshift(card);
}

/** Puts cards on top of the draw pile, wherever they were in this deck: the first one becomes the topmost. */
export function putOnTop(deck: Deck, cards: readonly string[]): void {
  takeOut(deck, cards);
  deck.draw.unshift(...cards);
}

/** Puts cards under the draw pile, wherever they were in this deck: the last one ends at the very bottom. */
export function putAtBottom(deck: Deck, cards: readonly string[]): void {
  takeOut(deck, cards);
  deck.draw.push(...cards);
}

/** Takes a card out of the deck, from the draw pile or the discards. Says whether it was there. */
export function removeCard(deck: Deck, card: string): boolean {
  return takeFrom(deck.draw, card) || takeFrom(deck.discard, card);
}

function takeOut(deck: Deck, cards: readonly string[]): void {
  for (const card of cards) removeCard(deck, card);
}

function takeFrom(list: string[], card: string): boolean {
  const at = list.indexOf(card);
  if (at < 0) return false;
  list.splice(at, 1);
  return true;
}
