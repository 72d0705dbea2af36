import type { Options } from "@tavolata/kernel";
import type { CombatFace, MovementFace, Throw } from "../dice.js";
import type { HeroFlow, Table } from "../state.js";

/** What a card can do to a roll besides changing its faces; the rule that rolled looks for it. */
export type Twist = string;

/** A roll after everything that looks at it: its faces as they count now, and what else befell it. */
export interface Rolled<F> {
  readonly faces: readonly F[];
  readonly twists: readonly Twist[];
}

export const noTwists: readonly Twist[] = [];

/** HQ-RH3-d, HQ-RH7-a: whether the table plays with a rule that looks at rolls. */
export function watchesRolls(_options: Options): boolean {
  return false;
}

/**
 * Every roll of an adventure comes through here before its result is used, if the table plays with a rule that looks at
 * rolls: once with the faces as they were thrown.
 */
export function* watchRoll<F extends CombatFace | MovementFace>(
  _t: Table,
  _thrown: Throw,
  faces: readonly F[],
): HeroFlow<Rolled<F>> {
  return { faces, twists: noTwists };
}
