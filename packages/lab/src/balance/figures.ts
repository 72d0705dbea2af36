import type { Balance, Balanced } from "@tavolata/game";
import { type CountedMatch, figuresOf, mean } from "../figures/figures.js";

/** How one match of a row went. */
export interface Went extends CountedMatch {
  readonly table: string;
  readonly row: string;
  readonly seed: string;
}

/** The figures row by row in the game's order, table by table. */
export function balancesOf(went: readonly Went[], { tables, rows }: Pick<Balanced, "tables" | "rows">): Balance[] {
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
