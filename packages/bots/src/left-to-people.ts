import type { GameEvent, View } from "@tavolata/kernel";
import type { Bot, DecisionContext } from "./bot.js";
import { type Heuristic, heuristicBot } from "./heuristic.js";

/** The same bot, but for questions of these kinds: there it does what the rules of thumb say, without a slip or a thought. */
export function leavingToPeople<S extends object, E extends GameEvent, C = unknown, V extends View<unknown> = View>(
  bot: Bot<S, E, C>,
  heuristic: Heuristic<S, E, C, V>,
  kinds: readonly string[],
): Bot<S, E, C> {
  const normal = heuristicBot(heuristic);
  const isLeft = ({ asked }: DecisionContext<S, E, C>) => kinds.includes(asked.kind);
  return {
    id: bot.id,
    decide: (context) => (isLeft(context) ? normal : bot).decide(context),
    explain: (context) => (isLeft(context) ? normal.decide(context) : (bot.explain?.(context) ?? bot.decide(context))),
  };
}
