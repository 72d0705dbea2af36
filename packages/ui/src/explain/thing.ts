import type {
  BarredOption,
  BoardReference,
  Decision,
  Message,
  NamedOption,
  Option,
  RuleId,
  View,
} from "@tavolata/kernel";
import type { Speaker } from "@tavolata/language";
import type { ReadContent } from "../game/read-content.js";
import { nameInTable } from "./name-in-table.js";

/** Something at the table that can be explained: a card, a figure, a space, a rule's word. Only what the onlooker sees. */
export interface Thing {
  /** What options and events call it: `figure:goblin-2`, `card:gandalf-1`, `area:7B-3`. */
  readonly at: BoardReference;
  /** The word that the game's messages name. */
  readonly word: string;
  /** What it is called, where no single word says so: an action. */
  readonly label?: Message;
  /** Where its figures are printed: the table and the entry in it. */
  readonly printed?: PrintedEntry;
  /** What it is: a table of figures, or a word of the game's own. It decides which rules speak of it. */
  readonly kind: string;
}

export interface PrintedEntry {
  readonly table: string;
  readonly entry: string;
}

/** What a game says about its things; the frame does the rest. */
export interface Explains<V extends View<unknown> = View> {
  /** Things that the view shows and that aren't cards called by their names: figures on the board, spaces. */
  things(view: V, read: ReadContent): readonly Thing[];
  /** The card behind a word of the view, where its name alone doesn't say so. */
  printedAs?(word: string, read: ReadContent): PrintedEntry | undefined;
  /** What is printed there in words, where the message `text.<entry>` doesn't say it. */
  says?(printed: PrintedEntry, read: ReadContent): readonly Message[];
  /** The rules that speak of a kind of thing. */
  readonly rules: Readonly<Record<string, readonly RuleId[]>>;
}

/** What the onlooker may do now and what not, as the frame's one list has it. */
export interface OnOffer {
  readonly decision: Pick<Decision, "rules"> | undefined;
  readonly choices: readonly Offered<Option>[];
  readonly barred: readonly Offered<BarredOption>[];
}

export interface Offered<O extends Option> {
  readonly option: O;
  readonly place: BoardReference | undefined;
}

/** The last part of a reference: `goblin-2` of `figure:goblin-2`. */
export function nameIn(at: BoardReference): string {
  return at.slice(at.indexOf(":") + 1);
}

/** What an option names: what it does something to, and with what. Several things where its game says both in one. */
export function namedIn({ target, using }: NamedOption): readonly string[] {
  const targets = target === "" ? [] : target.split(":");
  return using === undefined ? targets : [...targets, using];
}

/** What a thing is called above what is said of it. */
export function titleOf({ label, word, printed }: Thing, speaker: Speaker): string {
  if (label) return speaker.sentence(label);
  return (printed?.entry === word ? nameInTable(printed, speaker) : undefined) ?? speaker.title(word);
}
