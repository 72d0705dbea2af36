import type { Die } from "../chance/die.js";
import type { GameEvent } from "../rules/event.js";
import type { AnyOptions } from "../rules/options.js";

/** One thing that statistics count: how often an event was told, or the sum of one of its fields; `by` is the field that says whose it is. */
export type EventCount<E extends GameEvent = GameEvent> = E extends unknown
  ? { readonly event: E["type"]; readonly by?: keyof E & string; readonly sum?: keyof E & string }
  : never;

/** What of a game's events counts as what. Statistics are made from told events by this table: whoever makes them knows no game. */
export interface EventCounts<E extends GameEvent = GameEvent, C = unknown> {
  /** The event with which a round begins. */
  readonly round?: E["type"];
  /** The event that closes a chapter of a longer story, such as a quest of a campaign. */
  readonly chapter?: E["type"];
  /** The switch that makes a match such a longer story. */
  readonly campaign?: string;
  /** By a word of the game: the message `tally.<word>`. Several events may count as the same. */
  readonly counts: Readonly<Record<string, readonly EventCount<E>[]>>;
  /** The dice whose faces have known chances. */
  dice?(options: AnyOptions, content: C): readonly Die[];
}
