import type { Deck } from "@tavolata/kit";

/** The piles on the table. */
export interface Decks {
  encounter: Deck;
  enemy: Deck;
  enemyPower: Deck;
  trap: Deck;
  treasure: Deck;
  critical: Deck;
  loot: Deck;
  shadow: Deck;
  event: EventDeck;
}

/** SS-4.3-a: the Event deck isn't shuffled again; its top may lie face up, and Story Events on it. */
export interface EventDeck {
  draw: string[];
  /** Cards that lie face up on top of the deck, the topmost first. */
  faceUp: string[];
  discard: string[];
  /** SS-4.3-e: Night or Day beside the deck; empty for none. */
  beside: string;
}
