import type { Metric } from "./metric.js";

/** How large a measurement is to be, where it isn't as large as it should be: to try it out. */
export interface Scale {
  readonly tables?: number;
  readonly seconds?: number;
}

/** One thing that is measured, in a file of its own. */
export interface Measurement {
  measure(scale: Scale): readonly Metric[] | Promise<readonly Metric[]>;
}

/** A part of the benchmarks. */
export interface BenchmarkPart {
  /** By name, in their order. Each is loaded only in the process that runs it. */
  readonly measurements: Readonly<Record<string, () => Promise<Measurement>>>;
  /** Those whose peer behaves differently with NODE_ENV=production: they are measured both ways. */
  readonly bothModes?: readonly string[];
  /** What is measured and how, in Markdown: for `results.md`. */
  about(): string | Promise<string>;
}
