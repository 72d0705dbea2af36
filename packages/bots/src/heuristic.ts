import { type Decision, type GameEvent, say, type View } from "@tavolata/kernel";
import type { Bot, Choice, Situation } from "./bot.js";
import { Question } from "./question.js";
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
> = (view: V, decision: Decision, situation: Situation<S, E, C>) => readonly string[] | Choice | undefined;

/** The normal bot: it plays by rules of thumb, and at random where they are silent. */
export function heuristicBot<S extends object, E extends GameEvent, C = unknown, V extends View<unknown> = View>(
  heuristic: Heuristic<S, E, C, V>,
): Bot<S, E, C> {
  return {
    id: "normal",
    decide(situation) {
      const advice = heuristic(situation.view as V, new Question(situation), situation);
      if (!advice) return { picks: anyPicks(situation.asked, situation.chance), reason: say("bot.random") };
      return "picks" in advice ? advice : { picks: advice, reason: say("bot.thumb") };
    },
  };
}
