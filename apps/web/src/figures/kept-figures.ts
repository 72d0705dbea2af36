import { type CorrectedFigures, correctionsId, correctionsText, type Options, readCorrections } from "@tavolata/kernel";
import { useMemo, useSyncExternalStore } from "react";

/** Where this browser keeps the figures of one's boxes, one place for each game. */
const place = (game: string) => `tavolata.figures.${game}`;

const listeners = new Set<() => void>();

/** What is kept where the browser forbids it: as long as the page is open. */
const forgetful = new Map<string, string>();

/** One's corrections of a game's figures. */
export function useKeptFigures(game: string): CorrectedFigures {
  const text = useSyncExternalStore(subscribe, () => keptText(game));
  return useMemo(() => readCorrections(text || "{}") ?? {}, [text]);
}

export function keepFigures(game: string, figures: CorrectedFigures): void {
  const text = correctionsText(figures);
  try {
    localStorage.setItem(place(game), text);
    forgetful.delete(game);
  } catch (error) {
    console.warn("This browser keeps no figures:", error);
    forgetful.set(game, text);
  }
  for (const listener of listeners) listener();
}

/** One's corrections of a game's figures, as they are now. */
export function figuresHere(game: string): CorrectedFigures {
  return readCorrections(keptText(game) || "{}") ?? {};
}

/** Calls whenever figures are corrected here, in this page or another of this browser. */
export const onOwnChange: (listener: () => void) => () => void = subscribe;

/** Whether this browser keeps them beyond the page that is open. */
export function keepsFigures(game: string): boolean {
  return !forgetful.has(game);
}

/** What a new table of this game begins with: one's own figures. */
export function ownFigures(game: string): Options {
  const text = keptText(game);
  return text === "" ? {} : { [correctionsId]: text };
}

function keptText(game: string): string {
  const forgotten = forgetful.get(game);
  if (forgotten !== undefined) return forgotten;
  try {
    const text = localStorage.getItem(place(game)) ?? "";
    return text !== "" && readCorrections(text) ? text : ""; // somebody else may have written it
  } catch {
    return "";
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}
