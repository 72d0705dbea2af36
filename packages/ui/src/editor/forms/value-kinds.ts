import type { Json, RuleId } from "@tavolata/kernel";
import type { QuestChange } from "../change.js";

/** Something to choose from a list: its value, and its words. */
export type SelectOption = readonly [string, string];

/** How a place lies that can be pointed at on the board. */
export type PlaceKind = "square" | "edge" | "room";

/**
 * What a part of a quest looks like, so that a form can be made of it: a game writes tables of these instead of forms. Words are said already.
 */
export type ValueKind =
  | { readonly is: "choice"; readonly options: readonly SelectOption[] }
  /** A choice whose values are numbers. */
  | { readonly is: "number-choice"; readonly options: readonly SelectOption[] }
  /** A number; one that has a usual value may be left out. */
  | { readonly is: "number"; readonly least: number; readonly most: number; readonly usual?: number }
  | { readonly is: "switch"; readonly usual?: boolean }
  /** Said or left out: never "no". */
  | { readonly is: "yes" }
  /** A text of the quest, by its name, before which something may stand. */
  | { readonly is: "text"; readonly longest: number; readonly before?: string }
  /** What somebody is called in this quest, by the name of that text; nobody needs one. */
  | {
      readonly is: "name";
      readonly longest: number;
      readonly usual: string;
      write(words: string): readonly QuestChange[];
    }
  /** A place on the board, and several; without options they are only pointed at. */
  | { readonly is: "place"; readonly lies: PlaceKind; readonly options?: readonly SelectOption[] }
  | {
      readonly is: "places";
      readonly lies: PlaceKind;
      readonly options?: readonly SelectOption[];
      readonly most: number;
      readonly least?: number;
    }
  /** Somebody or something of the quest, and several; there is always one at least. */
  | { readonly is: "piece"; readonly among: readonly QuestPart[] }
  | { readonly is: "pieces"; readonly among: readonly QuestPart[]; readonly most: number }
  /** Words from a list, or one word for all of them. */
  | {
      readonly is: "several";
      readonly options: readonly SelectOption[];
      readonly most: number;
      readonly all?: SelectOption;
      /** The same one may be there twice. */
      readonly mayRepeat?: true;
      /** None of them: the file says nothing of it. */
      readonly mayBeNone?: true;
    }
  | { readonly is: "numbers"; readonly options: readonly SelectOption[]; readonly most: number }
  | {
      readonly is: "record";
      readonly fields: readonly FieldKind[];
      /** With nothing in it the file says nothing of it. */
      readonly mayBeNone?: true;
    }
  | ListKind
  /** One thing, or a record in which several of them are listed. */
  | (Omit<ListKind, "is"> & {
      readonly is: "one-or-several";
      /** By what the record is known that holds several, and where they are in it. */
      readonly tag: string;
      readonly word: string;
      readonly list: string;
    })
  | { readonly is: "kinds"; readonly tag: string; readonly label: string; readonly kinds: readonly OneKind[] };

export interface ListKind {
  readonly is: "list";
  /** What one of them looks like: that may depend on what it is. */
  of(one?: unknown): ValueKind;
  readonly most: number;
  /** The words of the button that adds one, of the one that takes one away, and over each of them. */
  readonly add: string;
  readonly remove?: string;
  readonly titled?: (number: number) => string;
  fresh(): Fresh;
}

/** A new value, and what else changes with it: what it speaks of may get a name, or a text. */
export interface Fresh {
  readonly value: Json;
  readonly changes?: readonly QuestChange[];
}

/** Something of the quest that can be spoken of, by the path to it; it gets a name then, if it has none. */
export interface QuestPart {
  readonly field: string;
  readonly id: string | undefined;
  readonly label: string;
  named(): { readonly id: string; readonly changes: readonly QuestChange[] };
}

/** A field of a record. One that may be left out has what it begins with. */
export interface FieldKind {
  readonly name: string;
  readonly label: string;
  readonly rule?: RuleId;
  readonly value: ValueKind;
  readonly begins?: () => Fresh;
  /** What stands over it once it is there, where that isn't what the switch says. */
  readonly inside?: string;
}

/** One of several kinds of thing, told apart by a word: nothing fresh where the quest has nothing that it could be about. */
export interface OneKind {
  readonly word: string;
  readonly label: string;
  readonly fields: readonly FieldKind[];
  fresh(): Fresh | undefined;
}
