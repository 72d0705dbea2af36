import { type CorrectedValues, correctionsId, correctionsText, type Options, readCorrections } from "@tavolata/kernel";
import { asText, persistedEach, usePersisted } from "@tavolata/ui/page/persisted.js";
import { useMemo } from "react";

/** The figures of one's boxes that this browser keeps, one text for each game. */
const kept = persistedEach((game) => `tavolata.figures.${game}`, readable, { isText: true });

function readable(found: unknown): string {
  const text = asText(found) ?? "";
  return text !== "" && readCorrections(text) ? text : "";
}

/** One's corrections of a game's figures. */
export function useKeptPrintedValues(game: string): CorrectedValues {
  const text = usePersisted(kept(game));
  return useMemo(() => printedValuesIn(text), [text]);
}

export function keepPrintedValues(game: string, printedValues: CorrectedValues): void {
  kept(game).write(correctionsText(printedValues));
}

/** One's corrections of a game's figures, as they are now. */
export function printedValuesHere(game: string): CorrectedValues {
  return printedValuesIn(kept(game).read());
}

/** Calls whenever figures of a game are corrected here, in this page or another of this browser. */
export function onOwnChange(game: string, listener: () => void): () => void {
  return kept(game).subscribe(listener);
}

/** Whether this browser keeps them beyond the page that is open. */
export function keepsPrintedValues(game: string): boolean {
  return kept(game).isKept();
}

/** What a new table of this game begins with: one's own figures. */
export function ownPrintedValues(game: string): Options {
  const text = kept(game).read();
  return text === "" ? {} : { [correctionsId]: text };
}

function printedValuesIn(text: string): CorrectedValues {
  return readCorrections(text || "{}") ?? {};
}
