import type { BalancedGame, Ended } from "./game.js";

/** Matches of one row of a table: those whose number is from `first` up to, not including, `end`. */
export interface Series {
  readonly game: string;
  readonly table: string;
  readonly row: string;
  readonly seed: string;
  readonly first: number;
  readonly end: number;
}

/** How one match went. */
export interface Went extends Ended {
  readonly table: string;
  readonly row: string;
  readonly seed: string;
}

/** The seed of a match by its number: the same whatever else is played, and by how many workers. */
export function seedOf({ seed, row }: Pick<Series, "seed" | "row">, number: number): string {
  return `${seed}/${row}/${number}`;
}

export function playMatch(game: BalancedGame, table: string, row: string, seed: string): Went {
  return { table, row, seed, ...game.play(table, row, seed) };
}

export function playSeries(game: BalancedGame, series: Series): Went[] {
  const { table, row, first, end } = series;
  return Array.from({ length: end - first }, (_, i) => playMatch(game, table, row, seedOf(series, first + i)));
}
