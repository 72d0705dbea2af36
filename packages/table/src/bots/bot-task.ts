import type { Choice } from "@tavolata/bots";
import type { Save, Seat } from "@tavolata/kernel";
import type { LogEntry } from "../live/log-entry.js";

/** A question for a bot, as it goes to a worker. */
export interface BotTask {
  readonly job: number;
  readonly table: string;
  readonly game: string;
  readonly bot: string;
  readonly seat: Seat;
  /** The decision's number. */
  readonly decision: number;
  /** How many deeds led to the question. */
  readonly number: number;
  /** Whether somebody may want to know what the bot expects. */
  readonly explain: boolean;
  /** The match, or what was done since the worker last saw it. */
  readonly from: { readonly save: Save } | { readonly since: number; readonly deeds: readonly LogEntry[] };
}

/** What a worker says of itself while it works: that it opens the game, that it thinks, and now and then that it still does. */
export interface Sign {
  readonly job: number;
  readonly at: "opening" | "thinking";
}

/** What a worker replies. */
export type Thought =
  | { readonly job: number; readonly choice: Choice }
  /** It no longer has the match: send it whole. */
  | { readonly job: number; readonly forgot: true }
  | { readonly job: number; readonly fault: string };
