import type { Metric } from "../metric.js";

/** The figures as one line for programs. */
export function jsonLine(figures: readonly Metric[]): string {
  return JSON.stringify(
    figures.map(({ name, ours, peer, ratio, unit }) => ({
      name,
      ours: rounded(ours),
      peer: peer === null ? null : rounded(peer),
      ratio: ratio === null ? null : rounded(ratio),
      unit,
    })),
  );
}

/** Three digits after the point are more than any of them is worth. */
function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
