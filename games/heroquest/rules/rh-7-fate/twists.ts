import { lastingOf } from "../../queries/figures.js";
import type { Figure, Table } from "../../state.js";

/**
 * What a card can do to a roll besides changing its faces. The rule that rolled looks for it. All but the first three also
 * wait for the next roll of their kind, if they were played on another: then they last on the figure.
 */
export type Twist =
  /** HQ-RH7-h-dodge */
  | "cancel-hits"
  /** HQ-RH7-m-counterspell */
  | "cancel-spell"
  /** HQ-RH7-m-slip */
  | "end-movement"
  | NextTwist;

export type NextTwist =
  /** HQ-RH7-h-aim */
  | "skulls-become-hq"
  /** HQ-RH7-m-abracapluf */
  | "spell-fumbles"
  /** HQ-RH7-m-uncertain-shot */
  | "shot-astray"
  /** HQ-RH7-m-hand-slips */
  | "drop-weapon";

/** A roll after everything that looks at it: its faces as they count now, and what else befell it. */
export interface Rolled<F> {
  readonly faces: readonly F[];
  readonly twists: readonly Twist[];
}

export const noTwists: readonly Twist[] = [];

/** Whether this befalls a figure with this roll: by a card played on it, or by one that has waited for it and is now over. */
export function befalls({ state }: Table, figure: Figure, twists: readonly Twist[], what: NextTwist): boolean {
  if (!state.fate) return false;
  if (twists.includes(what)) return true;
  const waiting = lastingOf(figure, what);
  if (!waiting) return false;
  figure.lasting.splice(figure.lasting.indexOf(waiting), 1);
  return true;
}
