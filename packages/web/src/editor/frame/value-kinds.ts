import type { Json, RuleId } from "@tavolata/kernel";
import type { Change } from "../model/change.js";

/** Something to choose from a list: its value, and its words. */
export type Choice = readonly [string, string];

/**
 * What a part of a quest looks like, so that a form can be made of it: a game writes tables of these instead of forms. Words are said already.
 */
export type ValueKind =
  | { readonly is: "choice"; readonly options: readonly Choice[] }
  /** A choice whose values are numbers. */
  | { readonly is: "number-choice"; readonly options: readonly Choice[] }
  | { readonly is: "number"; readonly least: number; readonly most: number }
  | { readonly is: "switch" }
  /** Said or left out: never "no". */
  | { readonly is: "yes" }
  /** A text of the quest, by its name, before which something may stand. */
  | { readonly is: "text"; readonly longest: number; readonly before?: string }
  /** A place on the board, and several. */
  | { readonly is: "place"; readonly lies: "square" | "edge"; readonly options: readonly Choice[] }
  | {
      readonly is: "places";
      readonly lies: "square" | "edge";
      readonly options: readonly Choice[];
      readonly most: number;
    }
  /** Words from a list, or one word for all of them. */
  | { readonly is: "several"; readonly options: readonly Choice[]; readonly most: number; readonly all?: Choice }
  | { readonly is: "numbers"; readonly options: readonly Choice[]; readonly most: number }
  | { readonly is: "record"; readonly fields: readonly FieldKind[] }
  | { readonly is: "list"; readonly of: () => ValueKind; readonly most: number; readonly add: string; fresh(): Fresh }
  | { readonly is: "kinds"; readonly tag: string; readonly label: string; readonly kinds: readonly OneKind[] };

/** A new value, and what else changes with it: what it speaks of may get a name, or a text. */
export interface Fresh {
  readonly value: Json;
  readonly changes?: readonly Change[];
}

/** A field of a record. One that may be left out has what it begins with. */
export interface FieldKind {
  readonly name: string;
  readonly label: string;
  readonly rule?: RuleId;
  readonly value: ValueKind;
  readonly begins?: () => Fresh;
}

/** One of several kinds of thing, told apart by a word: nothing fresh where the quest has nothing that it could be about. */
export interface OneKind {
  readonly word: string;
  readonly label: string;
  readonly fields: readonly FieldKind[];
  fresh(): Fresh | undefined;
}
