import { type Message, type MessageArgument, say } from "./message.js";

/** The id of an entry in a game's catalogue of rules, such as `HQ-6.13`. */
export type RuleId = string;

/** Why something is not allowed: it becomes the greyed option, the refusal and the tooltip. */
export interface Bar {
  readonly rule: RuleId;
  readonly reason: Message;
}

/** `bar("HQ-7.6", "enemy-adjacent")` reads the message `bar.enemy-adjacent`. */
export function bar(rule: RuleId, reason: string, args?: Readonly<Record<string, MessageArgument>>): Bar {
  return { rule, reason: say(`bar.${reason}`, args) };
}
