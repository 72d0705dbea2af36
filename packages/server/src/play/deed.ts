import type { GameEvent, Match, Seat } from "@tavolata/kernel";

/** A match of whatever game. */
export type AnyMatch = Match<object, GameEvent>;

/** Something that was done in a match, as it is stored. */
export interface StoredDeed {
  readonly kind: "answer";
  readonly seat: Seat;
  readonly picks: readonly string[];
}

/** Does again what was stored. */
export function redo(match: AnyMatch, { seat, picks }: StoredDeed): void {
  match.answer({ seat, picks });
}
