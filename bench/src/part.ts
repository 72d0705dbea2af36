import type { Figure } from "./figure.js";

/** One thing that is measured, in a file of its own. */
export interface Measurement {
  measure(): readonly Figure[];
}

/** A part of the benchmarks: its measurements by name, in their order. Each is loaded only in the process that runs it. */
export type Part = Readonly<Record<string, () => Promise<Measurement>>>;
