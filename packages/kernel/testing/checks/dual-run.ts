import { type GameEvent, Match, type Ruleset } from "../../src/index.js";
import { cook, friendlyMatch, type Recipe } from "../play.js";
import { bytesOf, same, wholeSight } from "./compare.js";

/** Two runs side by side: one goes on, the other is thrown away and rebuilt from its save after every answer. */
export function dualRun<S extends object, E extends GameEvent>(ruleset: Ruleset<S, E>, recipe: Recipe): void {
  let rebuilt = friendlyMatch(ruleset, recipe);
  cook(ruleset, recipe, (match) => {
    const given = match.answers[rebuilt.at];
    if (given) rebuilt.answer(given);
    same(`After answer ${match.at} the rebuilt match is another`, bytesOf(rebuilt), bytesOf(match));
    same(`After answer ${match.at} the rebuilt match looks different`, wholeSight(rebuilt), wholeSight(match));
    rebuilt = Match.load(ruleset, JSON.parse(bytesOf(rebuilt)));
  });
}
