import { useMemo, useSyncExternalStore } from "react";
import type { KeptDeck } from "./deck.js";

/** Where this browser keeps the decks. */
const place = "tavolata.decks";

const listeners = new Set<() => void>();

/** One's own decks, the newest first. */
export function useKeptDecks(): readonly KeptDeck[] {
  const text = useSyncExternalStore(subscribe, keptText);
  return useMemo(() => read(text), [text]);
}

/** Keeps a deck, in the place of the one with the same id. */
export function keepDeck(deck: KeptDeck): void {
  const decks = read(keptText());
  const known = decks.some(({ id }) => id === deck.id);
  write(known ? decks.map((one) => (one.id === deck.id ? deck : one)) : [deck, ...decks]);
}

export function dropDeck(id: string): void {
  write(read(keptText()).filter((deck) => deck.id !== id));
}

/** Whether this browser keeps decks beyond the page that is open. */
export function keepsDecks(): boolean {
  return forgetful === undefined;
}

/** What is kept where the browser forbids it: as long as the page is open. */
let forgetful: string | undefined;

function keptText(): string {
  if (forgetful !== undefined) return forgetful;
  try {
    return localStorage.getItem(place) ?? "[]";
  } catch {
    return "[]";
  }
}

function write(decks: readonly KeptDeck[]): void {
  const text = JSON.stringify(decks);
  try {
    localStorage.setItem(place, text);
    forgetful = undefined;
  } catch (error) {
    console.warn("This browser keeps no decks:", error);
    forgetful = text;
  }
  for (const listener of listeners) listener();
}

/** What can't be read is no deck: somebody else may have written it. */
function read(text: string): readonly KeptDeck[] {
  try {
    const decks: unknown = JSON.parse(text);
    return Array.isArray(decks) ? decks.filter(isDeck) : [];
  } catch {
    return [];
  }
}

function isDeck(value: unknown): value is KeptDeck {
  if (typeof value !== "object" || value === null) return false;
  const { id, name, heroes, cards, unknown, sideboard, text } = value as Partial<Record<keyof KeptDeck, unknown>>;
  return (
    [id, name, text].every((word) => typeof word === "string") &&
    [heroes, unknown].every(Array.isArray) &&
    [cards, sideboard].every((counts) => typeof counts === "object" && counts !== null)
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const onStorage = ({ key }: StorageEvent) => {
    if (key === place || key === null) listener();
  };
  addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", onStorage);
  };
}
