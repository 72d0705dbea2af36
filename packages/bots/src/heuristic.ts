import { type Decision, type GameEvent, say, type View } from "@tavolata/kernel";
import type { Bot, Choice, DecisionContext } from "./bot.js";
import { LazyDecision } from "./lazy-decision.js";
import { anyPicks } from "./random.js";

/**
 * A game's rules of thumb: what somebody who sees this view would pick. Nothing where they have no opinion. A game writes
 * this without knowing about bots; what else it wants to know is in the third argument.
 */
export type Heuristic<
  S extends object = object,
  E extends GameEvent = GameEvent,
  C = unknown,
  V extends View<unknown> = View,
> = (view: V, decision: Decision, context: DecisionContext<S, E, C>) => readonly string[] | Choice | undefined;

/** The normal bot: it plays by rules of thumb, and at random where they are silent. */
export function heuristicBot<S extends object, E extends GameEvent, C = unknown, V extends View<unknown> = View>(
  heuristic: Heuristic<S, E, C, V>,
): Bot<S, E, C> {
  return {
    id: "normal",
    decide(context) {
      const advice = heuristic(context.view as V, new LazyDecision(context), context);
      if (!advice) return { picks: anyPicks(context.asked, context.chance), reason: say("bot.random") };
      return "picks" in advice ? advice : { picks: advice, reason: say("bot.thumb") };
    },
  };
}
