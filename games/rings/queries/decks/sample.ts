import { type Chance, shuffleWith } from "@tavolata/kernel";
import type { DeckList } from "./deck-list.js";

/** LR-setup-8. */
export const openingHand = 6;

/** A deck in an order as it might come: the first six are an opening hand (LR-setup-8). */
export function shuffledDeck({ cards }: DeckList, chance: Chance): string[] {
  const deck = Object.entries(cards).flatMap(([title, copies]) => Array.from({ length: copies }, () => title));
  shuffleWith(chance, deck);
  return deck;
}

/** LR-setup-8: an opening hand as it might come, to get a feeling for a deck. */
export function sampleHand(deck: DeckList, chance: Chance): string[] {
  return shuffledDeck(deck, chance).slice(0, openingHand);
}
