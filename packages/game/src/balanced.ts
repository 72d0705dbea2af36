import type { Options } from "@tavolata/kernel";

/** A game whose balance is measured: each row of each table is many matches. */
export interface Balanced {
  readonly tables: readonly TableOfBalance[];
  /** What a row is called on the command line: `quest`, `deck`. */
  readonly rowWord: string;
  readonly rows: readonly string[];
  /** Whether a table has this row. Left out, every table has all of them. */
  hasRow?(table: string, row: string): boolean;
  /** How many matches a row has unless told otherwise. */
  readonly matches: Readonly<Record<TableOfBalance["weight"], number>>;
  readonly columns: readonly Column[];
  /** How a match of this row is played. */
  play(table: string, row: string): BalancedMatch;
  /** `docs/balance/<game>.md`: how it was measured, and what came out. */
  page(balances: readonly Balance[], how: { readonly seed: string; readonly command: string }): string;
}

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

/** The options of a match, who sits where, and what they choose. */
export interface BalancedMatch {
  readonly options: Options;
  /** Which bot plays which seats: by a seat's name, `focus`, `others`; the empty word for all the rest. */
  readonly bots: Readonly<Record<string, string>>;
  /** Answers that a seat gives whenever it is asked this kind of question. With `!` in front: any but this one. */
  readonly picks: readonly { readonly seat: string; readonly kind: string; readonly option: string }[];
}

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
