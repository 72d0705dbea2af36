import { type GameEvent, type Ruleset, whyNotPlain } from "../../src/index.js";
import { cook, type Recipe } from "../play.js";

export function plainState<S extends object, E extends GameEvent, C = unknown>(
  ruleset: Ruleset<S, E, C>,
  recipe: Recipe,
): void {
  cook(ruleset, recipe, (match) => {
    const problem = whyNotPlain(match.state);
    if (problem) throw new Error(`In step "${match.step}" the state isn't plain data: ${problem}.`);
  });
}
