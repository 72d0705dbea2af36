import { isReached, type Metric, type MetricTarget } from "../metric.js";

const heads = ["measurement", "ours", "peer", "ratio", "unit", "wanted", ""];

/** The figures as a Markdown table that is aligned, too: for a terminal and for `results.md`. */
export function tableOf(figures: readonly Metric[]): string {
  const rows = [heads, ...figures.map(rowOf)];
  const widths = heads.map((_, column) => Math.max(3, ...rows.map((row) => row[column]!.length)));
  const line = (cells: readonly string[]) => `| ${cells.map((cell, i) => aligned(cell, i, widths[i]!)).join(" | ")} |`;
  const rule = widths.map((width, i) => (isNumeric(i) ? `${"-".repeat(width - 1)}:` : "-".repeat(width)));
  return [line(heads), line(rule), ...rows.slice(1).map(line)].join("\n");
}

function rowOf(figure: Metric): string[] {
  const { name, ours, peer, ratio, unit, target } = figure;
  return [
    name,
    amount(ours),
    peer === null ? "–" : amount(peer),
    ratio === null ? "–" : `${ratio.toFixed(1)} ×`,
    unit,
    target ? wanted(target) : "–",
    target ? (isReached(figure) ? "reached" : "missed") : "",
  ];
}

function wanted({ ratio, atLeast, under }: MetricTarget): string {
  return [
    ...(ratio === undefined ? [] : [`≥ ${ratio} ×`]),
    ...(atLeast === undefined ? [] : [`≥ ${amount(atLeast)}`]),
    ...(under === undefined ? [] : [`< ${amount(under)}`]),
  ].join(", ");
}

/** Whole numbers; of less than ten also hundredths. */
function amount(value: number): string {
  return value.toLocaleString("en", { maximumFractionDigits: value < 10 ? 2 : 0 });
}

/** Ours, the peer's and the ratio stand on the right of their columns. */
function isNumeric(column: number): boolean {
  return column >= 1 && column <= 3;
}

function aligned(cell: string, column: number, width: number): string {
  return isNumeric(column) ? cell.padStart(width) : cell.padEnd(width);
}
