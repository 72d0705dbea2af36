import type { CombatFace, MovementFace } from "../../content/barrels.js";
import type { HeroQuestOptions } from "../../options.js";
import type { HeroFlow, Table } from "../../state.js";
import type { Throw } from "../01-dice/dice.js";
import { noteDoubles } from "../rh-3-experience/noting.js";
import { noTwists, type Rolled } from "./twists.js";
import { fateOfRoll } from "./window.js";
import type { WatchedRoll } from "./zones.js";

/** HQ-RH3-d, HQ-RH7-a: whether the table plays with a rule that looks at rolls. */
export function watchesRolls(options: HeroQuestOptions): boolean {
  return options.experience || options.fateCards;
}

/**
 * Every roll of an adventure comes through here before its result is used, if the table plays with a rule that looks at
 * rolls: once with the faces as they were thrown.
 */
export function* watchRoll<F extends CombatFace | MovementFace>(
  t: Table,
  thrown: Throw,
  die: WatchedRoll["die"],
  faces: readonly F[],
): HeroFlow<Rolled<F>> {
  if (thrown.by?.experience) noteDoubles(t, thrown.by, die, faces);
  const { fate } = t.state;
  return fate ? yield* fateOfRoll(t, fate, thrown, die, faces) : { faces, twists: noTwists };
}
