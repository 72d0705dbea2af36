import type { GameEvent } from "../rules/event.js";
import type { Seat } from "../rules/seat.js";
import type { Match } from "./match.js";

/** Something that a match was lost by, or that cost its players dearly: when, where, and what did it, as far as it can be told. */
export interface Loss {
  readonly round: number;
  /** A room, a stage, an area, a space. */
  readonly place?: string;
  /** A card, an enemy, a trap. */
  readonly cause?: string;
  /** The one that the match ended with. */
  readonly last?: true;
}

/** How a match went, for whoever compares many of them. */
export interface MatchSummary {
  /** By the side that the game is about; where everybody plays for himself, by the seat that was asked about. */
  readonly won: boolean;
  /** A word for the way it ended: `goal-met`, `threat`, `unfinished`. */
  readonly how: string;
  readonly rounds: number;
  /** How often heroes were lost or defeated, of whichever side. */
  readonly lost: number;
  readonly losses: readonly Loss[];
  /** Cards and items that the side drew, found or met, each once. */
  readonly drawn: readonly string[];
}

/** Gives an account of a match that is over, or that nobody will finish, from what happened in it. */
export type SummarizeMatch<S extends object = object, E extends GameEvent = GameEvent, C = unknown> = (
  match: Match<S, E, C>,
  focus: Seat,
) => MatchSummary;
