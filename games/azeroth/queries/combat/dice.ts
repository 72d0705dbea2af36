import type { AzerothContent } from "../../content/content.js";
import { effectsOf } from "../../content/tables.js";
import type { Combat, DieColour } from "../../state.js";
import type { Fighters } from "./fighter.js";

/** AZ-combat-6: whatever changes it, a result stays between 1 and 6. */
export function clamped(result: number): number {
  return Math.max(1, Math.min(6, result));
}

/** AZ-combat-6: what a die counts for now. What the encounter's power adds comes first, then whatever was played, in its order. */
export function dieNow(content: AzerothContent, combat: Combat, die: DieColour, { red, black }: Fighters): number {
  let result = clamped(combat[die] + (die === "red" ? red : black).dieShift);
  for (const { by, name, face } of combat.plays) {
    for (const effect of effectsOf(content, name)) {
      if (effect.effect === "reroll-die" && by === die) result = face;
      else if (effect.effect === "die" && (effect.on === "opponent" ? by !== die : by === die)) {
        result = clamped(result + effect.change);
      }
    }
  }
  return result;
}
