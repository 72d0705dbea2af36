import { useMemo, useSyncExternalStore } from "react";

/** A card of a deck that the house doesn't know: as it was written, and where. */
export interface UnknownCard {
  readonly name: string;
  readonly count: number;
  readonly line: number;
  readonly beside: boolean;
}

/** A deck of one's own, as this browser keeps it. Nothing that was ever in it is dropped. */
export interface KeptDeck {
  readonly id: string;
  readonly name: string;
  readonly heroes: readonly string[];
  readonly cards: Readonly<Record<string, number>>;
  readonly unknown: readonly UnknownCard[];
  readonly sideboard: Readonly<Record<string, number>>;
  /** As a table takes it. */
  readonly text: string;
}

/** Where this browser keeps the decks. */
const place = "tavolata.decks";

const listeners = new Set<() => void>();

/** One's own decks, the newest first. */
export function useKeptDecks(): readonly KeptDeck[] {
  const text = useSyncExternalStore(subscribe, keptText);
  return useMemo(() => read(text), [text]);
}

/** Keeps a deck, in the place of the one with the same id. Returns whether this browser keeps anything. */
export function keepDeck(deck: KeptDeck): boolean {
  const decks = read(keptText());
  const known = decks.some(({ id }) => id === deck.id);
  return write(known ? decks.map((one) => (one.id === deck.id ? deck : one)) : [deck, ...decks]);
}

export function dropDeck(id: string): void {
  write(read(keptText()).filter((deck) => deck.id !== id));
}

/** An id that no deck has yet. */
export function freshDeckId(): string {
  return `my-${Date.now().toString(36)}${Math.floor(Math.random() * 36 ** 3).toString(36)}`;
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

function write(decks: readonly KeptDeck[]): boolean {
  const text = JSON.stringify(decks);
  try {
    localStorage.setItem(place, text);
    forgetful = undefined;
  } catch (error) {
    console.warn("This browser keeps no decks:", error);
    forgetful = text;
  }
  for (const listener of listeners) listener();
  return forgetful === undefined;
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
