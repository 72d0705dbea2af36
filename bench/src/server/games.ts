import type { AnyRuleset, Load } from "@tavolata/game";
import { gameOf } from "@tavolata/games";
import { tablesOf } from "../games/tables.js";
import { type MatchScript, scriptsOf } from "./script.js";

/** How many different matches there are; the tables take them by turns. */
const count = 64;

/** A game as one finds it on a server. */
export async function loadScripts(game: string, { tables, from, to }: Load, answers: number): Promise<MatchScript[]> {
  const ruleset = await rulesetOf(game);
  const all = tablesOf(tables);
  return scriptsOf({ ruleset, count, answers, from, to, options: (number) => all[number % all.length]! });
}

/** Lantern Quay with four seats from its beginning, as on the peer's server. */
export async function quayScripts(answers: number): Promise<MatchScript[]> {
  const ruleset = await rulesetOf("lantern-quay");
  return scriptsOf({ ruleset, count, answers, from: 0, to: 1, options: () => ({ pairs: 2 }) });
}

async function rulesetOf(game: string): Promise<AnyRuleset> {
  return (await gameOf(game).module()).ruleset;
}
