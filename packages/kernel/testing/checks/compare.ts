import { audience, type Decision, everything, type GameEvent, type Match } from "../../src/index.js";

/** Everything that can be seen of a match from outside, as one text. */
export function wholeSight<S extends object, E extends GameEvent, C = unknown>(match: Match<S, E, C>): string {
  const onlookers = [...match.seats, audience, everything];
  return JSON.stringify({
    decisions: match.decisions(undefined, { explain: true }),
    views: onlookers.map((onlooker) => match.view(onlooker)),
    counts: onlookers.map((onlooker) => match.eventCount(onlooker)),
    interjections: match.seats.map((seat) => match.interjections(seat)),
    undo: match.seats.map((seat) => match.undoOffer(seat) ?? null),
    outcome: match.outcome ?? null,
  });
}

/** What can be seen of a match without showing it to anybody and without playing any of it again: enough to tell two moments apart, and cheap. */
export function glanceAt<S extends object, E extends GameEvent, C = unknown>(match: Match<S, E, C>): string {
  const { at, step, state, asked, outcome } = match;
  const questions = asked.map(({ seat, kind, number, ids, min, max }) => ({ seat, kind, number, ids, min, max }));
  return JSON.stringify({ at, step, state, questions, told: match.eventCount(everything), outcome: outcome ?? null });
}

export function bytesOf<S extends object, E extends GameEvent, C = unknown>(match: Match<S, E, C>): string {
  return JSON.stringify(match.save());
}

/** What a seat is asked, apart from the numbers that only tell lines of play apart. */
export function substance({ number: _number, key: _key, ...decision }: Decision): Omit<Decision, "number" | "key"> {
  return decision;
}

/** Throws when two texts differ, and shows the place. */
export function same(what: string, actual: string, expected: string): void {
  if (actual === expected) return;
  let at = 0;
  while (actual[at] === expected[at]) at += 1;
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 60);
  throw new Error(`${what}: at character ${at}\n  got      … ${around(actual)} …\n  expected … ${around(expected)} …`);
}
