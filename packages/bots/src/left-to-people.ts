import type { GameEvent } from "@tavolata/kernel";
import type { Bot } from "./bot.js";
import { type Thumb, thumbBot } from "./thumb.js";

/** The same bot, but for questions of these kinds: there it does what the rules of thumb say, without a slip or a thought. */
export function leavingToPeople<S extends object, E extends GameEvent>(
  bot: Bot<S, E>,
  thumb: Thumb<S, E>,
  kinds: readonly string[],
): Bot<S, E> {
  const normal = thumbBot(thumb);
  return {
    id: bot.id,
    decide: (situation) => (kinds.includes(situation.asked.kind) ? normal : bot).decide(situation),
  };
}
