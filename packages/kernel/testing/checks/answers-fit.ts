import {
  type Answer,
  AnswerRefused,
  type GameEvent,
  interjectionSign,
  type Match,
  type Ruleset,
} from "../../src/index.js";
import { callsIn, cook, picksOf, type Recipe } from "../play.js";
import { bytesOf, glanceAt, same } from "./compare.js";
import { isLongLook } from "./long-looks.js";

/** Every offered option and interjection is accepted; answers of every wrong kind are refused, with nothing changed. */
export function answersFit<S extends object, E extends GameEvent, C = unknown>(
  ruleset: Ruleset<S, E, C>,
  recipe: Recipe,
): void {
  cook(ruleset, recipe, (match) => {
    for (const asked of match.asked) {
      if (new Set(asked.ids).size < asked.ids.length)
        throw new Error(`"${asked.kind}" offers an id twice: ${asked.ids.join(", ")}`);
      if (asked.ids.some((id) => !/^\S+$/.test(id)))
        throw new Error(`"${asked.kind}" offers an id with a space: ${asked.ids.join(", ")}`);
      if (asked.ids.some((id) => id.startsWith(interjectionSign)))
        throw new Error(`"${asked.kind}" offers an id that reads like an interjection: ${asked.ids.join(", ")}`);
      for (const n of asked.ids.keys()) {
        match.fork().answer({ seat: asked.seat, number: asked.number, picks: picksOf(asked, n) });
      }
    }
    for (const call of callsIn(match)) match.fork().answer(call);
    refusesAll(match, wrongAnswers(match), isLongLook(recipe, match.at) ? bytesOf : glanceAt);
  });
}

function wrongAnswers<S extends object, E extends GameEvent, C = unknown>(match: Match<S, E, C>): unknown[] {
  const wrong: unknown[] = [
    undefined,
    {},
    { seat: match.seats[0] },
    { seat: match.seats[0], picks: "yes" },
    { seat: 7, picks: [] },
  ];
  for (const asked of match.decisions(undefined, { explain: true })) {
    const { seat, number, key, options, min, max } = asked;
    const ids = options.map(({ id }) => id);
    const enough = ids.slice(0, Math.max(1, min));
    wrong.push({ seat, number, picks: ["no such option", ...enough.slice(1)] });
    wrong.push({ seat: "nobody", number, picks: enough }, { seat, number: number - 1, picks: enough });
    wrong.push({ seat, number: number + 1000, picks: enough }, { seat, number, key: `${key}x`, picks: enough });
    wrong.push({ seat, number, picks: [...ids, ...ids, ...ids].slice(0, max + 1) });
    if (min > 0) wrong.push({ seat, number, picks: ids.slice(0, min - 1) });
    for (const { id } of asked.barred ?? []) wrong.push({ seat, number, picks: [id] });
    for (const other of match.seats) {
      if (!match.asked.some((one) => one.seat === other)) wrong.push({ seat: other, number, picks: enough });
    }
  }
  wrong.push(
    { seat: "nobody", picks: [interjectionSign] },
    { seat: match.seats[0], picks: [`${interjectionSign}no-such`] },
  );
  for (const seat of match.seats) {
    for (const { id, bar } of match.interjections(seat)) {
      const picks = [`${interjectionSign}${id}`];
      wrong.push(bar ? { seat, picks } : { seat, picks, number: match.at + 1000 }, { seat: "nobody", picks });
    }
  }
  return wrong.filter((answer) => !isFitting(match, answer));
}

/** Two questions open at once have two numbers: an answer that is a step off for the one may be right for the other. */
function isFitting<S extends object, E extends GameEvent, C = unknown>(
  match: Match<S, E, C>,
  answer: unknown,
): boolean {
  const { seat, number, picks, key } = (answer ?? {}) as Partial<Answer>;
  if (key !== undefined) return false;
  const asked = match.asked.find((one) => one.seat === seat && one.number === number);
  return (
    asked !== undefined &&
    Array.isArray(picks) &&
    picks.length >= asked.min &&
    picks.length <= asked.max &&
    picks.every((pick: string) => asked.ids.includes(pick)) &&
    (asked.repeats || new Set(picks).size === picks.length)
  );
}

function refusesAll<S extends object, E extends GameEvent, C = unknown>(
  match: Match<S, E, C>,
  answers: readonly unknown[],
  textOf: (match: Match<S, E, C>) => string,
): void {
  const before = textOf(match);
  const wrong = answers.find((answer) => !isRefused(match, answer));
  if (wrong !== undefined) throw new Error(`At answer ${match.at - 1} this was accepted: ${JSON.stringify(wrong)}`);
  same(`At answer ${match.at} a refused answer changed the match`, textOf(match), before);
}

function isRefused<S extends object, E extends GameEvent, C = unknown>(
  match: Match<S, E, C>,
  answer: unknown,
): boolean {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0; // nobody reads where each of many refusals comes from
  try {
    match.answer(answer as Answer);
    return false;
  } catch (error) {
    if (error instanceof AnswerRefused) return true;
    throw error;
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
