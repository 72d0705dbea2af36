import { AnswerRefused } from "../match/refusal.js";
import type { Run } from "../match/run.js";
import type { GameEvent } from "./event.js";
import type { Flow } from "./flow.js";
import { type Message, say } from "./message.js";
import type { AnyOptions } from "./options.js";
import type { Bar, RuleId } from "./rule.js";
import type { Ruleset } from "./ruleset.js";
import type { Seat } from "./seat.js";
import type { Table } from "./table.js";

/** The question that somebody speaks into. */
export interface OpenQuestion {
  readonly seat: Seat;
  readonly kind: string;
}

/**
 * Something that a seat may call while a question is open, also another seat's: a dispute, a proposal. Its flow may ask
 * anybody anything; when it is over, the same question is open again.
 */
export interface Interjection<S extends object, E extends GameEvent = GameEvent, C = unknown, O = AnyOptions> {
  readonly rules: readonly RuleId[];
  /** Why this seat can't call it at this moment; nothing when it can. */
  whyNot(t: Table<S, E, C, O>, seat: Seat, moment: OpenQuestion): Bar | undefined;
  flow(t: Table<S, E, C, O>, seat: Seat): Flow;
}

export type Interjections<S extends object, E extends GameEvent = GameEvent, C = unknown, O = AnyOptions> = Readonly<
  Record<string, Interjection<S, E, C, O>>
>;

/** What a seat could call now, and why not. The label is the message `interjection.<id>`. */
export interface Callable {
  readonly id: string;
  readonly label: Message;
  readonly rules: readonly RuleId[];
  readonly bar?: Bar;
}

/**
 * An interjection is kept like an answer, with this sign before its name: so records, replays and the wire need nothing
 * else. No option's id begins with it.
 */
export const interjectionSign = "!";

/** What these picks call; nothing when they are an answer. */
export function calledBy(picks: readonly string[]): string | undefined {
  const [first] = picks;
  return picks.length === 1 && first!.startsWith(interjectionSign) ? first!.slice(interjectionSign.length) : undefined;
}

/** Everything that a seat could call at this moment; nothing where nobody may speak up. */
export function callable<S extends object, E extends GameEvent, C = unknown>(
  { interjections = {} }: Ruleset<S, E, C>,
  run: Run<S, E, C>,
  seat: Seat,
): Callable[] {
  const { openQuestion } = run;
  if (typeof openQuestion === "string") return [];
  return Object.entries(interjections).map(([id, { rules, whyNot }]) => {
    const bar = whyNot(run.table, seat, openQuestion);
    return { id, label: say(`interjection.${id}`), rules, ...(bar ? { bar } : {}) };
  });
}

/** The interjection that a seat calls, or why it is refused. */
export function interjectionMeant<S extends object, E extends GameEvent, C = unknown>(
  ruleset: Ruleset<S, E, C>,
  run: Run<S, E, C>,
  seat: Seat,
  id: string,
): Interjection<S, E, C> {
  const { interjections = {} } = ruleset;
  if (!Object.hasOwn(interjections, id)) {
    const known = Object.keys(interjections).join(", ") || "nothing";
    const sentence = `"${id}" is nothing that can be called here. What can be called: ${known}.`;
    throw new AnswerRefused("unknown-interjection", sentence, { interjection: id });
  }
  if (!run.seats.includes(seat)) {
    throw new AnswerRefused("wrong-seat", `Only a player may speak up: ${run.seats.join(", ")}; not ${seat}.`, {
      seat,
    });
  }
  const { openQuestion } = run;
  if (typeof openQuestion === "string") throw new AnswerRefused("not-now", `Nobody may speak up now: ${openQuestion}.`);
  const meant = interjections[id]!;
  const bar = meant.whyNot(run.table, seat, openQuestion);
  if (bar) {
    const { rule, reason } = bar;
    const sentence = `${seat} can't call "${id}" now: barred by ${rule} (${reason.key}).`;
    throw new AnswerRefused("barred-interjection", sentence, { interjection: id, rule }, bar);
  }
  return meant;
}
