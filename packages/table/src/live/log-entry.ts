import type { GameEvent, Match, Seat } from "@tavolata/kernel";

/** A match of whatever game. */
export type AnyMatch = Match<object, GameEvent>;

/** Something that was done in a match, as it is stored. */
export interface LogEntry {
  readonly kind: "answer" | "undo" | "redo" | "rewind" | "contribution";
  readonly seat: Seat;
  /** Of a contribution to the dice: its value. */
  readonly picks: readonly string[];
  /** How many answers are left, when some are taken back; how many must have been given, when something is added to the dice. */
  readonly back_to: number | null;
}

/** Does again what was stored. */
export function redo(match: AnyMatch, { kind, seat, picks, back_to }: LogEntry): void {
  const agreedBy = match.seats; // whoever had to agree did, or it wouldn't be stored
  if (kind === "answer") match.answer({ seat, picks });
  else if (kind === "undo") match.undo(seat, { to: back_to!, agreedBy });
  else if (kind === "redo") match.redo(seat, { agreedBy });
  else if (kind === "contribution") match.contribute({ from: back_to!, by: seat, value: picks[0]! });
  else throw new Error("A match that was taken back for its rules is opened from the snapshot made then.");
}
