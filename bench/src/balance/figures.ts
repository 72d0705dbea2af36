import { figuresOf, mean } from "@tavolata/lab";
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
  const { matches, won, wonInterval, medianRounds, meanRounds, lost, ends } = figuresOf(went);
  return { table, row, matches, won, ...wonInterval, rounds: medianRounds, meanRounds, lost, ends };
}

/** The mean over rows, each counted once however often it was played. */
export function meanWon(balances: readonly Balance[]): number {
  return mean(balances.map(({ won }) => won));
}
