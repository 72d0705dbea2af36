import type { AnyRuleset } from "@tavolata/game";
import { gameOf } from "@tavolata/games";
import { quests } from "../heroquest/quests.js";
import { type Script, scriptsOf } from "./script.js";

/** How many different matches there are; the tables take them by turns. */
const count = 64;

/** HeroQuest as one finds it on a server: every quest of the book, with four heroes, between the first turns and the thick of it. */
export async function heroQuestScripts(answers: number): Promise<Script[]> {
  const ruleset = await rulesetOf("heroquest");
  const options = (number: number) => ({ quest: quests[number % quests.length]! });
  return scriptsOf({ ruleset, count, answers, from: 10, to: 100, options });
}

/** Lantern Quay with four seats from its beginning, as on the peer's server. */
export async function quayScripts(answers: number): Promise<Script[]> {
  const ruleset = await rulesetOf("lantern-quay");
  return scriptsOf({ ruleset, count, answers, from: 0, to: 1, options: () => ({ pairs: 2 }) });
}

async function rulesetOf(game: string): Promise<AnyRuleset> {
  return (await gameOf(game).works()).ruleset;
}
