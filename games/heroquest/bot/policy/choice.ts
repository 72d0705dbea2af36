import type { Decision, Message, MessageArgument } from "@tavolata/kernel";
import type { HeroQuestContent } from "../../content/content.js";
import type { Figure } from "../../state.js";
import type { Position } from "../perception/position.js";

/** What is picked, and why: the reason is a message under `reason.`. */
export interface Choice {
  readonly picks: readonly string[];
  readonly reason: Message;
}

/** A question, what its reader sees, and whom it is about. */
export interface Moment {
  /** The game's tables, as the match is played with them. */
  readonly content: HeroQuestContent;
  readonly position: Position;
  readonly decision: Decision;
  readonly ids: readonly string[];
  readonly offered: Pick<ReadonlySet<string>, "has">;
}

/** A question about a figure that acts: its next action, or its next step. */
export interface Acting extends Moment {
  readonly figure: Figure;
}

type Arguments = Readonly<Record<string, MessageArgument>>;

export function pick(id: string, reason: string, args?: Arguments): Choice {
  return { picks: [id], reason: why(reason, args) };
}

export function why(reason: string, args?: Arguments): Message {
  const key = `reason.${reason}`;
  return args ? { key, args } : { key };
}

/** What stands after the verb in an option's id: `orc-2` of `attack:orc-2`. */
export function objectOf(id: string): string {
  return id.slice(id.indexOf(":") + 1);
}

/** The ids on offer that begin with this verb. */
export function offersOf({ ids }: Moment, verb: string): string[] {
  const found: string[] = [];
  for (const id of ids) if (id.charCodeAt(verb.length) === colon && id.startsWith(verb)) found.push(id);
  return found;
}

const colon = ":".charCodeAt(0);

/** The best by a score; nothing where there is nothing. Of equals the first one. */
export function bestOf<T>(list: Iterable<T>, score: (one: T) => number): T | undefined {
  let best: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const one of list) {
    const value = score(one);
    if (value <= most) continue;
    most = value;
    best = one;
  }
  return best;
}
