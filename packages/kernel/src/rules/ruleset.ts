import type { Stream } from "../chance/automatic.js";
import type { Chance } from "../chance/source.js";
import type { Content } from "../content/content.js";
import type { Mark, Settings } from "../saves/save.js";
import type { Visibility } from "../visibility/visibility.js";
import type { GameEvent } from "./event.js";
import type { Flow } from "./flow.js";
import type { Interjections } from "./interjection.js";
import type { AnyOptions, OptionDefinition, Options } from "./options.js";
import type { Outcome } from "./outcome.js";
import type { Bar, RuleId } from "./rule.js";
import type { Seat } from "./seat.js";
import type { Table } from "./table.js";

/**
 * A step of the turn: it returns the name of the next one, or the end of the match. A step ends whenever the table is at
 * rest; its start is a save point. So that it can be run again to the same place, a step keeps to three rules: nothing
 * hidden lives only in a local variable while a decision is open; no clock and no chance but the table's; no state
 * outside the state.
 */
type Step<S extends object, E extends GameEvent = GameEvent, C = unknown, O = AnyOptions> = (
  t: Table<S, E, C, O>,
) => Flow<string | Outcome>;

export type Steps<S extends object, E extends GameEvent = GameEvent, C = unknown, O = AnyOptions> = Readonly<
  Record<string, Step<S, E, C, O>>
>;

/** A game, as the kernel runs it: its state, its events, the content that its matches are played with, and the options of a table. */
export interface Ruleset<S extends object, E extends GameEvent = GameEvent, C = unknown, O = AnyOptions> {
  readonly id: string;
  /** Raised when the same answers may lead elsewhere. */
  readonly version: string;
  /** What can be set when a table is opened. */
  readonly options: readonly OptionDefinition[];
  /** Why no table can be opened with these options, each of which fits by itself. */
  /** By the content without corrections: what a table brings along can be played at every table or at none. */
  whyNotOptions?(options: O, content: C): Bar | undefined;
  seats(options: O): readonly Seat[];
  /**
   * The table before anything happened: no chance yet, shuffling and dealing belong to the first step. A state of its own at
   * every call: the rules change it in place, so nothing in it may be part of the game's tables.
   */
  setup(options: O, seats: readonly Seat[], content: C): S;
  /** The name of the first step. */
  readonly first: string;
  readonly steps: Steps<S, E, C, O>;
  /** What is looked at whenever a step has named the next one. It asks nobody, but may end the match or go to another step. */
  afterStep?(t: Table<S, E, C, O>): void;
  /** Who sees what. */
  readonly visibility: Visibility;
  /** What the game's options say about the table itself; what is set when the match starts counts more. */
  settings?(options: O): Partial<Settings>;
  /** The rules behind a table without undo, for the refusal. */
  whyNoUndo?(seat: Seat): readonly RuleId[];
  /** What of its dice and decks people may have on their own table. Left out: all of them or none. */
  readonly streams?: readonly Stream[];
  /** What a seat may call while any question is open. */
  readonly interjections?: Interjections<S, E, C, O>;
  /**
   * The game's tables, as its matches read them: `t.content`. Where it has figures that a table may correct, the options have one for it. Left out:
   * the game reads no tables.
   */
  readonly content?: Content<C>;
  /** Mends a re-deal that the declaration alone can't get right. */
  determinize?(state: S, seat: Seat, chance: Chance, content: C): void;
  /** For each earlier version that can still be opened: what brings a match over to the next version. */
  readonly migrations?: Readonly<Record<string, Migration>>;
}

/** Turns what was kept of a match of an older version into what version `to` would have kept. */
export interface Migration {
  readonly to: string;
  /** Left out: they are the same. */
  options?(options: Options): Options;
  /** The save point, by the options that the match had then. Left out: it is the same. */
  mark?(mark: Mark, options: Options): Mark;
}
