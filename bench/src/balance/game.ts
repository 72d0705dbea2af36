import type { Variant } from "@tavolata/lab";
import type { Balance } from "./figures.js";

/** One of a game's tables of figures. */
export interface TableOfBalance {
  readonly id: string;
  readonly title: string;
  /** Whether it is what the page is for, or stands beside it with fewer matches. */
  readonly weight: "main" | "side";
}

export interface Column {
  readonly head: string;
  readonly cell: (balance: Balance) => string;
  /** Left out, it stands at the right like a number. */
  readonly align?: "left";
}

/** A game whose balance is measured: each row of each table is many matches. */
export interface BalancedGame {
  readonly id: string;
  readonly tables: readonly TableOfBalance[];
  /** What a row is called on the command line: `quest`, `deck`. */
  readonly rowWord: string;
  readonly rows: readonly string[];
  /** Whether a table has this row. Left out, every table has all of them. */
  hasRow?(table: string, row: string): boolean;
  /** How many matches a row has unless told otherwise. */
  readonly matches: Readonly<Record<TableOfBalance["weight"], number>>;
  readonly columns: readonly Column[];
  /** How a match of this row is played: the options, who sits where, and what they choose. */
  variant(table: string, row: string): Omit<Variant, "name">;
  /** `docs/balance/<game>.md`: how it was measured, and what came out. */
  page(balances: readonly Balance[], how: { readonly seed: string; readonly command: string }): string;
}
