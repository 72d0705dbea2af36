import { onWrittenElsewhere } from "@tavolata/ui/page/persisted.js";

/** Where this browser keeps the match that is being played. */
const place = "tavolata.match";

/** The text of the kept match, if there is one. Throws when the browser doesn't allow the look: whoever plays is told. */
export function savedMatch(): string | undefined {
  return localStorage.getItem(place) ?? undefined;
}

/** Keeps a match. Throws when the browser has no room or doesn't allow it. */
export function keepMatch(text: string): void {
  localStorage.setItem(place, text);
}

export function dropSavedMatch(): void {
  localStorage.removeItem(place);
}

/** Calls back when another tab keeps or drops a match. */
export function onSavedElsewhere(listener: () => void): () => void {
  return onWrittenElsewhere(place, listener);
}
