import type { CorrectedValue } from "./printed-values.js";

/** How many figures a table may correct. */
export const mostCorrections = 200;

/** Corrections by the paths of their figures. */
export type CorrectedValues = Readonly<Record<string, CorrectedValue>>;

/** Reads corrections as plain values, or nothing when they are something else. What the figures may be is checked elsewhere. */
export function readCorrections(text: string): CorrectedValues | undefined {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return undefined; // it isn't JSON: whoever asked says so
  }
  if (typeof read !== "object" || read === null || Array.isArray(read)) return undefined;
  const entries = Object.entries(read);
  if (entries.length > mostCorrections || !entries.every(([, value]) => isPlain(value))) return undefined;
  return read as CorrectedValues;
}

function isPlain(value: unknown): boolean {
  return typeof value === "boolean" || typeof value === "string" || Number.isFinite(value);
}

/** The text of corrections: the same ones always make the same text. */
export function correctionsText(printedValues: CorrectedValues): string {
  const entries = Object.entries(printedValues);
  if (entries.length === 0) return "";
  return JSON.stringify(Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1))));
}
