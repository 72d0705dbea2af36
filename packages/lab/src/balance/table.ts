import type { Balance, Column } from "@tavolata/game";
import { meanWon } from "./figures.js";

/** The figures of one table in Markdown that is aligned, too. The first column names the row, the second counts, the third says who won. */
export function balanceTable(balances: readonly Balance[], columns: readonly Column[]): string {
  const heads = columns.map(({ head }) => head);
  const last = columns.map(({ head }) => (head === wonHead ? percent(meanWon(balances)) : ""));
  const rows = [
    heads,
    ...balances.map((balance) => columns.map(({ cell }) => cell(balance))),
    ["mean of all", ...last.slice(1)],
  ];
  const widths = heads.map((_, column) => Math.max(3, ...rows.map((row) => row[column]!.length)));
  const isLeft = (i: number) => columns[i]!.align === "left";
  const aligned = (cell: string, i: number) => (isLeft(i) ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!));
  const line = (cells: readonly string[]) => `| ${cells.map(aligned).join(" | ")} |`;
  const rule = widths.map((width, i) => (isLeft(i) ? "-".repeat(width) : `${"-".repeat(width - 1)}:`));
  return [line(heads), line(rule), ...rows.slice(1).map(line)].join("\n");
}

const wonHead = "won";

/** The columns that every game has. */
export const columns = {
  row: (head: string): Column => ({ head, align: "left", cell: ({ row }) => row }),
  matches: { head: "matches", cell: ({ matches }) => String(matches) },
  won: { head: wonHead, cell: ({ won }) => percent(won) },
  interval: { head: "95 % interval", cell: ({ from, to }) => `${percent(from)} – ${percent(to)}` },
  rounds: { head: "rounds", cell: ({ rounds }) => String(rounds) },
  meanRounds: { head: "mean rounds", cell: ({ meanRounds }) => meanRounds.toFixed(1) },
  lost: { head: "heroes lost", cell: ({ lost }) => lost.toFixed(2) },
  ends: {
    head: "ends",
    align: "left",
    cell({ ends }) {
      const most = Object.entries(ends).sort(([, a], [, b]) => b - a);
      return most.map(([how, count]) => `${how} ${count}`).join(", ");
    },
  },
} satisfies Record<string, Column | ((head: string) => Column)>;

export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
