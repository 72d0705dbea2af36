import type { Message } from "../rules/message.js";

/** Where a figure comes from: the rulebook states it, public sources about the box do, or it is our own default. */
export type Origin = "rulebook" | "published" | "ours";

/** A game's tables, and what in them is a figure that an owner of the box may correct. */
export interface CorrectableTables {
  /** By table and entry. */
  readonly tables: ContentTables;
  /** Fields that the rules look at only once, before any match: to change them would change nothing. */
  readonly fixed?: readonly string[];
  /** Fields whose value is a word or a yes or no that is printed; a word may be another one of those that stand there in the same table. */
  readonly words?: readonly string[];
  /** Fields that may be tried with another value, but hold no figures that somebody could read off a box. */
  readonly notPrinted?: readonly string[];
  /** Fields whose numbers are changes, for better or for worse. */
  readonly changes?: readonly string[];
  /** What all numbers of a table, or those of a field of it (`dice`, `characters.melee`), may be where those that stand there don't show it. */
  readonly ranges?: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  /** Left out: everything is our own default. */
  originOf?(table: string, entry: string, field: string): Origin;
}

/** Tables of cards and values, by table and entry. */
export type ContentTables = Readonly<Record<string, Readonly<Record<string, object>>>>;

export interface TableProblem {
  readonly field: string;
  /** In English, for whoever writes tables. */
  readonly problem: string;
  /** The same for players, where they can bring it about by correcting figures. */
  readonly said?: Message;
}
