import { type CorrectedFigures, correctionsId, correctionsText, type Options, readCorrections } from "@tavolata/kernel";
import { asText, persistedEach, usePersisted } from "@tavolata/ui/page/persisted.js";
import { useMemo } from "react";

/** The figures of one's boxes that this browser keeps, one text for each game. */
const kept = persistedEach((game) => `tavolata.figures.${game}`, readable, { isText: true });

function readable(found: unknown): string {
  const text = asText(found) ?? "";
  return text !== "" && readCorrections(text) ? text : "";
}

/** One's corrections of a game's figures. */
export function useKeptFigures(game: string): CorrectedFigures {
  const text = usePersisted(kept(game));
  return useMemo(() => figuresIn(text), [text]);
}

export function keepFigures(game: string, figures: CorrectedFigures): void {
  kept(game).write(correctionsText(figures));
}

/** One's corrections of a game's figures, as they are now. */
export function figuresHere(game: string): CorrectedFigures {
  return figuresIn(kept(game).read());
}

/** Calls whenever figures of a game are corrected here, in this page or another of this browser. */
export function onOwnChange(game: string, listener: () => void): () => void {
  return kept(game).subscribe(listener);
}

/** Whether this browser keeps them beyond the page that is open. */
export function keepsFigures(game: string): boolean {
  return kept(game).isKept();
}

/** What a new table of this game begins with: one's own figures. */
export function ownFigures(game: string): Options {
  const text = kept(game).read();
  return text === "" ? {} : { [correctionsId]: text };
}

function figuresIn(text: string): CorrectedFigures {
  return readCorrections(text || "{}") ?? {};
}
