import { type Message, type MessageArgument, say } from "@tavolata/kernel";
import type { Choice } from "../bot.js";

/** What fills in the words of a reason. */
export type ReasonArguments = Readonly<Record<string, MessageArgument>>;

/** The choice of one option: `pick("attack:orc-2", "attack-weakest")`. */
export function pick(id: string, reason: string, args?: ReasonArguments): Choice {
  return { picks: [id], reason: why(reason, args) };
}

/** The choice of several options. */
export function pickAll(picks: readonly string[], reason: string, args?: ReasonArguments): Choice {
  return { picks, reason: why(reason, args) };
}

/** The reason of a choice: a message under `reason.`. */
export function why(reason: string, args?: ReasonArguments): Message {
  return say(`${reasonPrefix}${reason}`, args);
}

/** What the keys of all reasons of a game's policy begin with. */
export const reasonPrefix = "reason.";
