import { type Balance, meanWon } from "./figures.js";

const heads = ["quest", "matches", "heroes win", "95 % interval", "rounds", "heroes lost", "ends"];

/** The figures of one pairing as a Markdown table that is aligned, too. */
export function balanceTable(balances: readonly Balance[]): string {
  const rows = [heads, ...balances.map(rowOf), ["mean of all", "", percent(meanWon(balances)), "", "", "", ""]];
  const widths = heads.map((_, column) => Math.max(3, ...rows.map((row) => row[column]!.length)));
  const aligned = (cell: string, i: number) => (isNumeric(i) ? cell.padStart(widths[i]!) : cell.padEnd(widths[i]!));
  const line = (cells: readonly string[]) => `| ${cells.map(aligned).join(" | ")} |`;
  const rule = widths.map((width, i) => (isNumeric(i) ? `${"-".repeat(width - 1)}:` : "-".repeat(width)));
  return [line(heads), line(rule), ...rows.slice(1).map(line)].join("\n");
}

function rowOf({ quest, matches, won, from, to, rounds, lost, ends }: Balance): string[] {
  const most = Object.entries(ends).sort(([, a], [, b]) => b - a);
  return [
    quest,
    String(matches),
    percent(won),
    `${percent(from)} – ${percent(to)}`,
    String(rounds),
    lost.toFixed(2),
    most.map(([how, count]) => `${how} ${count}`).join(", "),
  ];
}

export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/** Everything between the quest and how the matches ended. */
function isNumeric(column: number): boolean {
  return column >= 1 && column <= 5;
}
