import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lanternQuay, type Quay, type QuayContent, type QuayEvent } from "../../examples/lantern-quay/src/index.js";
import { lanternDie } from "../../examples/lantern-quay/src/search.js";
import { type Contribution, everything, Match, replay, type Save, SaveRefused, verify } from "../../src/index.js";
import { answerOf } from "../../testing/index.js";
import { DiceByHand } from "./dice-by-hand.js";

type QuayMatch = Match<Quay, QuayEvent, QuayContent>;

const value = fc.stringMatching(/^[0-9a-f]{32}$/);

/** What may happen at a table, by chance. */
const happenings = fc.array(
  fc.oneof(
    { weight: 12, arbitrary: fc.record({ does: fc.constant("answer" as const), number: fc.nat(1000) }) },
    {
      weight: 2,
      arbitrary: fc.record({ does: fc.constant("add" as const), seat: fc.nat(3), ahead: fc.nat(2), value }),
    },
    { weight: 1, arbitrary: fc.record({ does: fc.constant("undo" as const), back: fc.integer({ min: 1, max: 12 }) }) },
    { weight: 1, arbitrary: fc.record({ does: fc.constant("redo" as const) }) },
    { weight: 1, arbitrary: fc.record({ does: fc.constant("reload" as const) }) },
  ),
  { minLength: 10, maxLength: 120 },
);

const gathered = fc.array(fc.record({ seat: fc.nat(1), value }), { maxLength: 3 });

const bytes = (match: QuayMatch) => JSON.stringify(match.save());
const parsed = (match: QuayMatch) => JSON.parse(bytes(match)) as Save;

describe("a match to whose dice people add as it goes", () => {
  test("comes out the same from its save, from its record and in its twin, whatever was taken back", () => {
    fc.assert(
      fc.property(gathered, happenings, (first, then) => {
        const match = played(first, then);
        const save = parsed(match);
        const text = bytes(match);
        expect(save.format).toBe(match.contributions.length > 0 ? 2 : 1);
        expect(bytes(Match.load(lanternQuay, save))).toBe(text);
        expect(bytes(replay(lanternQuay, save))).toBe(text);
        expect(verify(lanternQuay, save, match.seedHash, match.contributions)).toEqual({ sound: true, unproved: [] });
        const twin = match.fork();
        const again = Match.load(lanternQuay, save);
        for (let i = 0; i < 10 && !match.outcome; i++) {
          const answer = answerOf(match, i);
          for (const one of [match, twin, again]) one.answer(answer);
          expect(JSON.stringify(twin.state)).toBe(JSON.stringify(match.state));
        }
        expect(bytes(again)).toBe(bytes(match));
      }),
      { numRuns: 60 },
    );
  });

  test("has the dice that can be worked out by hand, and one letter less of a contribution has others", () => {
    let lateOnes = 0;
    fc.assert(
      fc.property(gathered, happenings, fc.nat(), (first, then, letter) => {
        const match = played(first, then);
        const save = parsed(match);
        const story = toldBy(save)!;
        expect(differs(story, new DiceByHand(save.seed, match.contributions))).toBe(false);
        for (const [i, { from }] of match.contributions.entries()) {
          if (from > match.at) continue;
          const forged = withOtherLetter(save, i, letter);
          const isSound = verify(lanternQuay, forged).sound;
          const isOther = JSON.stringify(toldBy(forged)) !== JSON.stringify(story);
          if (from > 0 && isOther) lateOnes += 1;
          if (from === 0) expect([isOther, isSound]).toEqual([true, false]);
          if (differs(story, new DiceByHand(forged.seed, forged.contributions))) expect(isOther).toBe(true);
          if (story.every(({ answers, thrown }) => answers < from || !thrown)) expect(isSound).toBe(true);
          expect(verify(lanternQuay, forged, undefined, match.contributions)).toMatchObject({
            sound: false,
            said: { key: "refused.save-other-contributions" },
          });
        }
      }),
      { numRuns: 60 },
    );
    expect(lateOnes).toBeGreaterThan(0);
  });
});

type Happening = typeof happenings extends fc.Arbitrary<(infer H)[]> ? H : never;

/** Plays it, and watches that what was once reached by some answers is reached by them again. */
function played(first: readonly { seat: number; value: string }[], then: readonly Happening[]): QuayMatch {
  const seats = ["smuggler-1", "warden-1"];
  const contributions = first.map(({ seat, value }) => ({ from: 0, by: seats[seat]!, value }));
  let match: QuayMatch = Match.start(lanternQuay, { seed: "house", contributions });
  let furthest = 0;
  const reached = new Map<string, string>();
  for (const happening of then) {
    match = after(match, happening, furthest);
    furthest = Math.max(furthest, match.at);
    const answers = JSON.stringify(match.answers);
    const state = JSON.stringify([match.state, match.step]);
    expect(reached.get(answers) ?? state).toBe(state);
    reached.set(answers, state);
  }
  return match;
}

function after(match: QuayMatch, happening: Happening, furthest: number): QuayMatch {
  const agreedBy = match.seats;
  switch (happening.does) {
    case "answer":
      if (!match.outcome) match.answer(answerOf(match, happening.number));
      return match;
    case "add": {
      const from = Math.max(furthest + 1 + happening.ahead, match.contributions.at(-1)?.from ?? 0);
      match.contribute({ from, by: match.seats[happening.seat % 2]!, value: happening.value });
      return match;
    }
    case "undo":
      if (match.at > 0) match.undo(match.seats[0]!, { to: Math.max(0, match.at - happening.back), agreedBy });
      return match;
    case "redo":
      if (match.canRedo) match.redo(match.seats[0]!, { agreedBy });
      return match;
    case "reload":
      return Match.load(lanternQuay, parsed(match));
  }
}

interface Moment {
  readonly answers: number;
  readonly thrown: boolean;
  readonly dice: readonly string[];
  /** The whole deck, as it lay before the first card was dealt. */
  readonly deck?: readonly string[];
  readonly events: string;
}

/** What is told of a match after each of its answers; nothing when it can't be played. */
function toldBy(save: Save): Moment[] | undefined {
  try {
    const moments: Moment[] = [];
    const match = replay(lanternQuay, save, 0);
    let told = 0;
    for (let answers = 0; ; answers++) {
      const events = match.events(everything, told);
      told += events.length;
      const dice = events.flatMap((event) => (event.type === "dice-rolled" ? event.faces : []));
      const thrown = events.some(({ type }) => type === "dice-rolled" || type === "deck-shuffled");
      const { hands, deck } = match.state;
      const dealt = answers > 0 ? {} : { deck: [...match.seats.flatMap((seat) => hands[seat]!), ...deck] };
      moments.push({ answers, thrown, dice, events: JSON.stringify(events), ...dealt });
      const given = save.answers[answers];
      if (!given) return moments;
      match.answer(given);
    }
  } catch (error) {
    if (error instanceof SaveRefused || (error as Error).name === "AnswerRefused") return undefined;
    throw error;
  }
}

/** Whether dice and deck are others than those worked out by hand. */
function differs(story: readonly Moment[], byHand: DiceByHand): boolean {
  const { faces, weights } = lanternDie;
  const sides = faces.flatMap((face, i) => Array.from({ length: weights![i]! }, () => face));
  return story.some(({ answers, dice, deck }) => {
    const others = deck && byHand.shuffled(lanternQuay.content!.plain.cards, "quay", 0).join() !== deck.join();
    return others || byHand.throw(sides, dice.length, answers).join() !== dice.join();
  });
}

function withOtherLetter(save: Save, index: number, letter: number): Save {
  const contributions = save.contributions!.map((one, i): Contribution => {
    if (i !== index) return one;
    const at = letter % one.value.length;
    const other = one.value[at] === "0" ? "1" : "0";
    return { ...one, value: one.value.slice(0, at) + other + one.value.slice(at + 1) };
  });
  return { ...save, contributions };
}
