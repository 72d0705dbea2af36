import { type GameEvent, say, type View } from "@tavolata/kernel";
import type { Bot } from "./bot.js";
import { type Heuristic, heuristicBot } from "./heuristic.js";
import { anyPicks } from "./random.js";

/** One answer in so many is a slip. */
const answersToASlip = 5;

/** The easy bot: it plays by rules of thumb, but now and then picks anything that is allowed. */
export function easyBot<S extends object, E extends GameEvent, C = unknown, V extends View<unknown> = View>(
  heuristic: Heuristic<S, E, C, V>,
): Bot<S, E, C> {
  const normal = heuristicBot(heuristic);
  return {
    id: "easy",
    decide(context) {
      const { asked, chance } = context;
      if (chance.below(answersToASlip) > 0) return normal.decide(context);
      return { picks: anyPicks(asked, chance), reason: say("bot.slip") };
    },
  };
}
