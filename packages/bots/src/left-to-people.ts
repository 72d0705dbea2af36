import type { GameEvent } from "@tavolata/kernel";
import type { Bot, Situation } from "./bot.js";
import { type Thumb, thumbBot } from "./thumb.js";

/** The same bot, but for questions of these kinds: there it does what the rules of thumb say, without a slip or a thought. */
export function leavingToPeople<S extends object, E extends GameEvent>(
  bot: Bot<S, E>,
  thumb: Thumb<S, E>,
  kinds: readonly string[],
): Bot<S, E> {
  const normal = thumbBot(thumb);
  const isLeft = ({ asked }: Situation<S, E>) => kinds.includes(asked.kind);
  return {
    id: bot.id,
    decide: (situation) => (isLeft(situation) ? normal : bot).decide(situation),
    explain: (situation) =>
      isLeft(situation) ? normal.decide(situation) : (bot.explain?.(situation) ?? bot.decide(situation)),
  };
}
