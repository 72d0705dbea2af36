import type { Bot } from "@tavolata/bots";
import type { GameEvent, Match } from "@tavolata/kernel";

/** A game of ours whose speed is measured. */
export interface MeasuredGame<S extends object, E extends GameEvent, C = unknown> {
  /** The word before every figure: `heroquest-decisions`. */
  readonly id: string;
  /** The word for a whole match in the figures' names. */
  readonly whole: string;
  /** What is played in turn: quests, or scenarios with so many players. */
  readonly subjects: readonly string[];
  /** A match of one of them, at a table that changes no other option. */
  start(subject: string, seed: string): Match<S, E, C>;
  /** Who plays by rules of thumb. */
  readonly thumb: Bot<S, E, C>;
  readonly targets: {
    /** Decisions a second in random play. */
    readonly decisions: number;
    /** Milliseconds that half of the matches between bots stay under, where the game has such a target. */
    readonly whole?: number;
  };
}
