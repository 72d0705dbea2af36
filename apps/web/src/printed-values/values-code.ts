import { type CorrectedValues, correctionsText, longestCorrections, readCorrections } from "@tavolata/kernel";

/** Figures as they are handed on: of which game, and which. Not checked yet. */
export interface SharedValues {
  readonly game: string;
  readonly figures: CorrectedValues;
}

/** The text of a file. */
export function printedValuesFile({ game, figures: printedValues }: SharedValues): string {
  return JSON.stringify({ tavolata: "figures", format: 1, game, figures: printedValues }, null, 1);
}

/** The same as a word that stands in a link, or is sent as a text: letters, digits, - and _. */
export function printedValuesCode(printedValues: CorrectedValues): string {
  const bytes = new TextEncoder().encode(correctionsText(printedValues));
  let letters = "";
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Reads a code; nothing when it is none. */
export function printedValuesInCode(code: string): CorrectedValues | undefined {
  if (code.length > 2 * longestCorrections || !/^[\w-]+$/.test(code)) return undefined;
  try {
    const letters = atob(code.replaceAll("-", "+").replaceAll("_", "/"));
    const text = new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(letters, (one) => one.charCodeAt(0)));
    return readCorrections(text);
  } catch {
    return undefined; // whoever asked says that it is no code
  }
}

/** Reads whatever somebody was sent: a file's text, a link, or the code alone, which is taken to be for this game. */
export function readBrought(text: string, game: string): SharedValues | undefined {
  const given = text.trim();
  const link = /#\/figures\/([\w-]+)\/([\w-]+)$/.exec(given);
  const code = link ? link[2]! : given;
  const printedValues = printedValuesInCode(code);
  if (printedValues) return { game: link ? link[1]! : game, figures: printedValues };
  return given.startsWith("{") ? inFile(given) : undefined;
}

function inFile(text: string): SharedValues | undefined {
  try {
    const { tavolata, game, figures: printedValues } = JSON.parse(text) as Readonly<Record<string, unknown>>;
    if (tavolata !== "figures" || typeof game !== "string") return undefined;
    const read = readCorrections(JSON.stringify(printedValues) ?? "");
    return read && { game, figures: read };
  } catch {
    return undefined; // it isn't JSON: whoever asked says so
  }
}
