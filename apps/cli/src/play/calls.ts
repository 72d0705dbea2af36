import type { Bar, Callable, GameEvent, Match, Seat } from "@tavolata/kernel";
import type { TableText } from "../table-text.js";

/** What somebody at this terminal may call out now. */
export interface Call {
  readonly seat: Seat;
  readonly callable: Callable;
}

/** What the people at this terminal can call: whoever has the keyboard first, then the others. */
export function callsOf(match: Match<object, GameEvent>, seat: Seat, people: readonly Seat[]): Call[] {
  const seats = [seat, ...people.filter((other) => other !== seat)].filter((one) => match.seats.includes(one));
  return seats.flatMap((one) => match.interjections(one).map((callable) => ({ seat: one, callable })));
}

/** The list: numbered what can be called, and why the rest can't. */
export function callList(text: TableText, calls: readonly Call[]): string[] {
  const { context } = text;
  const { bold, dim } = context.paint;
  if (calls.length === 0) return [context.text("play.no-calls")];
  const open = calls.filter(({ callable }) => !callable.bar);
  const barred = calls.flatMap((call) => (call.callable.bar ? [{ ...call, bar: call.callable.bar }] : []));
  return [
    ...open.map((call, i) => `  ${bold(`!${i + 1}`)}  ${text.call(call)}`),
    ...(barred.length > 0 ? [context.text("play.barred")] : []),
    ...barred.map((call) => `  ${dim("×")} ${barredLine(text, call, call.bar)}`),
  ];
}

function barredLine(text: TableText, call: Call, { rule, reason }: Bar): string {
  return `${text.pair(text.pair(text.seat(call.seat), text.sentence(call.callable.label)), text.speaker.say(reason))}${text.rules([rule])}`;
}
