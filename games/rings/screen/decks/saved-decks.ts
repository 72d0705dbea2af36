import { isObject, persisted, usePersisted } from "@tavolata/ui/page/persisted.js";
import type { SavedDeck } from "./deck.js";

/** The decks that this browser keeps. */
const kept = persisted<readonly SavedDeck[]>("tavolata.decks", (found) =>
  Array.isArray(found) ? found.filter(isDeck) : [],
);

/** One's own decks, the newest first. */
export function useSavedDecks(): readonly SavedDeck[] {
  return usePersisted(kept);
}

/** Keeps a deck, in the place of the one with the same id. */
export function keepDeck(deck: SavedDeck): void {
  const decks = kept.read();
  const known = decks.some(({ id }) => id === deck.id);
  kept.write(known ? decks.map((one) => (one.id === deck.id ? deck : one)) : [deck, ...decks]);
}

export function dropDeck(id: string): void {
  kept.write(kept.read().filter((deck) => deck.id !== id));
}

/** Whether this browser keeps decks beyond the page that is open. */
export function keepsDecks(): boolean {
  return kept.isKept();
}

function isDeck(value: unknown): value is SavedDeck {
  if (!isObject(value)) return false;
  const { id, name, heroes, cards, unknown, sideboard, text }: Partial<Record<keyof SavedDeck, unknown>> = value;
  return (
    [id, name, text].every((word) => typeof word === "string") &&
    [heroes, unknown].every(Array.isArray) &&
    [cards, sideboard].every((counts) => typeof counts === "object" && counts !== null)
  );
}
