import { type Chance, shuffleWith } from "@tavolata/kernel";
import type { DeckList } from "./deck-list.js";

/** LR-setup-8: an opening hand as it might come, to get a feeling for a deck. */
export function sampleHand({ cards }: DeckList, chance: Chance, count = 6): string[] {
  const deck = Object.entries(cards).flatMap(([title, copies]) => Array.from({ length: copies }, () => title));
  shuffleWith(chance, deck);
  return deck.slice(0, count);
}
