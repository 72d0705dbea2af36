import { everything, type GameEvent, type Ruleset, verify } from "../../src/index.js";
import { cook, friendlyMatch, type Recipe } from "../play.js";
import { bytesOf, same } from "./compare.js";

/** The same options, seed and answers give the same events, and the record of the match is found sound. */
export function repeatable<S extends object, E extends GameEvent, C = unknown>(
  ruleset: Ruleset<S, E, C>,
  recipe: Recipe,
): void {
  const first = cook(ruleset, recipe);
  const second = friendlyMatch(ruleset, recipe);
  for (const { seat, picks } of first.answers) second.answer({ seat, picks });
  same("The same answers save differently", bytesOf(second), bytesOf(first));
  same(
    "The same answers tell different events",
    JSON.stringify(second.events(everything)),
    JSON.stringify(first.events(everything)),
  );
  const verdict = verify(ruleset, JSON.parse(bytesOf(first)), first.seedHash);
  if (!verdict.sound) throw new Error(`The record isn't found sound: ${verdict.problem}`);
}
