import type { PlayerID } from "boardgame.io";
import type { QuayChance } from "./chance.js";
import type { QuayG } from "./state.js";

/** LQ-1.3, LQ-5.1: a full hand. */
export const handSize = 4;

export function drawCards(G: QuayG, chance: QuayChance, player: PlayerID, count: number): void {
  const hand = G.hands[player]!;
  const full = hand.length + count;
  hand.push(...G.deck.splice(0, count));
  if (hand.length >= full || G.discard.length === 0) return;
  // LQ-5.2: the discard pile becomes the new deck.
  G.deck = chance.shuffle(G.discard);
  G.discard = [];
  hand.push(...G.deck.splice(0, full - hand.length));
}

export function takeFrom(G: QuayG, player: PlayerID, card: string): void {
  const hand = G.hands[player]!;
  hand.splice(hand.indexOf(card), 1);
}

export function discardFrom(G: QuayG, player: PlayerID, cards: readonly string[]): void {
  for (const card of cards) {
    takeFrom(G, player, card);
    G.discard.push(card);
  }
}
