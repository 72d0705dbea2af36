import type { BalancedGame } from "./game.js";
import type { Went } from "./one-match.js";

/** What many matches of one row say about it. */
export interface Balance {
  readonly table: string;
  readonly row: string;
  readonly matches: number;
  /** The share that was won, and where it lies with 95 % certainty. */
  readonly won: number;
  readonly from: number;
  readonly to: number;
  /** In the middle, and on average. */
  readonly rounds: number;
  readonly meanRounds: number;
  /** Heroes who were lost for good, in a match on average. */
  readonly lost: number;
  /** How many matches ended how. */
  readonly ends: Readonly<Record<string, number>>;
}

/** The figures row by row in the game's order, table by table. */
export function balancesOf(went: readonly Went[], { tables, rows }: Pick<BalancedGame, "tables" | "rows">): Balance[] {
  return tables.flatMap(({ id }) =>
    rows.flatMap((row) => {
      const own = went.filter((one) => one.row === row && one.table === id);
      return own.length === 0 ? [] : [balanceOf(id, row, own)];
    }),
  );
}

function balanceOf(table: string, row: string, went: readonly Went[]): Balance {
  const matches = went.length;
  const wins = went.filter(({ won }) => won).length;
  const ends: Record<string, number> = {};
  for (const { how } of went) ends[how] = (ends[how] ?? 0) + 1;
  return {
    table,
    row,
    matches,
    won: wins / matches,
    ...interval(wins, matches),
    rounds: median(went.map(({ rounds }) => rounds)),
    meanRounds: mean(went.map(({ rounds }) => rounds)),
    lost: mean(went.map(({ lost }) => lost)),
    ends,
  };
}

/** Wilson's interval: also right near 0 and 1, where the plain one isn't. */
export function interval(wins: number, matches: number): { readonly from: number; readonly to: number } {
  const z = 1.96;
  const share = wins / matches;
  const middle = share + z ** 2 / (2 * matches);
  const half = z * Math.sqrt((share * (1 - share)) / matches + z ** 2 / (4 * matches ** 2));
  const whole = 1 + z ** 2 / matches;
  return { from: Math.max(0, (middle - half) / whole), to: Math.min(1, (middle + half) / whole) };
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

export function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

/** The mean over rows, each counted once however often it was played. */
export function meanWon(balances: readonly Balance[]): number {
  return mean(balances.map(({ won }) => won));
}
