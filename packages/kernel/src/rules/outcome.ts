import type { RuleId } from "./rule.js";
import type { Seat } from "./seat.js";

/** How a match ended. */
export interface Outcome {
  readonly winners: readonly Seat[];
  /** How it came about, as a word of the game: the message `outcome.<how>`. */
  readonly how: string;
  readonly rules: readonly RuleId[];
  /** Points, where the game counts them. */
  readonly scores?: Readonly<Record<Seat, number>>;
}
