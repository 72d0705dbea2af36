import { describe, expect, test } from "vitest";
import {
  type Contribution,
  ContributionRefused,
  type Die,
  freshContribution,
  isContribution,
  Match,
  type Save,
  verify,
} from "../../src/index.js";
import { chooseWord, done, smallGame } from "../small-game.js";

const die: Die = { id: "die", faces: Array.from({ length: 1000 }, (_, i) => `${i}`) };

/** A throw at the setup and one after each answer. */
const throwing = smallGame(function* (t) {
  t.state.notes.push(...(yield* t.roll(die, 1, "luck")));
  yield* t.shuffle(t.state.deck, "cards");
  yield* chooseWord(t, "ann", "on", "off");
  return t.state.notes.length > 6 ? done : "play";
});

const value = (letter: string) => letter.repeat(32);
const from0: Contribution[] = [
  { from: 0, by: "ann", value: value("a") },
  { from: 0, by: "bob", value: value("b") },
];

function started(contributions: readonly Contribution[] = []) {
  return Match.start(throwing, { seed: "s", contributions });
}

type Throwing = ReturnType<typeof started>;

function on(match: Throwing, times = 1): Throwing {
  for (let i = 0; i < times; i++) match.answer({ seat: "ann", picks: ["word:on"] });
  return match;
}

const text = (match: Throwing) => JSON.stringify(match.save());
const reloaded = (match: Throwing) => Match.load(throwing, JSON.parse(text(match)));
const all = { agreedBy: ["ann", "bob"] };

describe("contributions to the dice", () => {
  test("change every throw from the setup on, each of them and their order", () => {
    const played = [[], from0.slice(0, 1), from0.slice(1), from0, from0.toReversed()].map((contributions) =>
      on(started(contributions), 3).state.notes.join(),
    );
    expect(new Set(played).size).toBe(5);
    expect(on(started(from0), 3).state).toEqual(on(started(from0), 3).state);
  });

  test("are told and saved in their order, and leave the seed and its hash as they are", () => {
    const match = started(from0);
    expect(match.contributions).toEqual(from0);
    expect(match.save()).toMatchObject({ format: 2, contributions: from0, seed: "s" });
    expect(match.seedHash).toBe(started().seedHash);
    expect(reloaded(match).contributions).toEqual(from0);
  });

  test("that nobody has made leave a save as it always was", () => {
    const save = started().save();
    expect(save).toMatchObject({ format: 1 });
    expect(save).not.toHaveProperty("contributions");
  });

  test("of late comers leave what was thrown, and count for what comes", () => {
    const match = on(started(from0), 2);
    const plain = on(started(from0), 5);
    match.contribute({ from: 3, by: "bob", value: value("c") });
    on(match, 3);
    expect(match.state.notes.slice(0, 3)).toEqual(plain.state.notes.slice(0, 3));
    for (const i of [3, 4, 5]) expect(match.state.notes[i]).not.toBe(plain.state.notes[i]);
    expect(reloaded(match).state).toEqual(match.state);
  });

  test("that count from the same answer on hold as if they had been there from the start", () => {
    const late: Contribution = { from: 2, by: "bob", value: value("c") };
    const early: Save = { ...started(from0).save(), contributions: [...from0, late] };
    const match = started(from0);
    match.contribute(late);
    expect(text(on(match, 4))).toBe(text(on(Match.load(throwing, early), 4)));
  });

  test("stay when answers are taken back, and what was thrown comes again", () => {
    const match = on(started(from0), 4);
    match.contribute({ from: 5, by: "bob", value: value("c") });
    on(match, 1);
    const before = text(match);
    match.undo("ann", { to: 1, ...all });
    expect(match.contributions).toHaveLength(3);
    match.redo("ann");
    expect(text(match)).toBe(before);
    match.undo("ann", { to: 1, ...all });
    expect(text(on(match, 4))).toBe(before);
  });

  test("are a fork's as they were when it was made", () => {
    const match = on(started(from0), 1);
    const twin = match.fork();
    match.contribute({ from: 2, by: "bob", value: value("c") });
    expect(twin.contributions).toEqual(from0);
    expect(on(twin, 3).state).toEqual(on(started(from0), 4).state);
    const later = match.fork();
    expect(on(later, 3).state).toEqual(on(match, 3).state);
  });

  test("change no world that somebody thinks in", () => {
    const fork = (match: Throwing) => {
      const world = match.fork("ann", "world");
      world.answer({ seat: "ann", picks: ["word:on"] });
      return [world.state.notes.at(-1), world.seed];
    };
    const match = started();
    const before = fork(match);
    match.contribute({ from: 1, by: "ann", value: value("a") });
    expect(fork(match)).toEqual(before);
  });

  test("are fresh each time", () => {
    const values = Array.from({ length: 50 }, freshContribution);
    expect(new Set(values).size).toBe(50);
    expect(values.every(isContribution)).toBe(true);
  });
});

describe("adding to the dice is refused, and changes nothing", () => {
  const late: Contribution = { from: 3, by: "ann", value: value("c") };
  const afterTwo = () => on(started(from0), 2);

  test.each<[string, string, Contribution, RegExp]>([
    ["for what was thrown already", "too-early", { ...late, from: 2 }, /from 3 answers on at the earliest, not from 2/],
    ["for the setup", "too-early", { ...late, from: 0 }, /stays thrown/],
    ["by nobody's seat", "unknown-seat", { ...late, by: "eve" }, /"eve".*ann, bob/],
    ["by the table", "unknown-seat", { ...late, by: "table" }, /"table"/],
    ["too short", "malformed", { ...late, value: "c".repeat(31) }, /32 to 64 digits/],
    ["too long", "malformed", { ...late, value: "c".repeat(65) }, /32 to 64 digits/],
    ["in large letters", "malformed", { ...late, value: "C".repeat(32) }, /a to f/],
    ["with a line after it", "malformed", { ...late, value: `${value("c")}\n` }, /32 to 64 digits/],
    ["from half an answer", "malformed", { ...late, from: 3.5 }, /whole number/],
    ["from before the match", "malformed", { ...late, from: -1 }, /whole number/],
    ["from nowhere", "malformed", { ...late, from: Number.POSITIVE_INFINITY }, /whole number/],
    ["without a seat", "malformed", { ...late, by: 7 as unknown as string }, /seat/],
    ["as nothing at all", "malformed", null as unknown as Contribution, /whole number/],
  ])("%s", (_what, fault, contribution, sentence) => {
    const match = afterTwo();
    const before = text(match);
    const act = () => match.contribute(contribution);
    expect(act).toThrow(ContributionRefused);
    expect(act).toThrow(expect.objectContaining({ fault, said: { key: `refused.contribution-${fault}` } }));
    expect(act).toThrow(sentence);
    expect(text(match)).toBe(before);
    expect(text(on(match, 2))).toBe(text(on(afterTwo(), 2)));
  });

  test("for what was thrown and taken back since", () => {
    const match = on(started(from0), 5);
    match.undo("ann", { to: 1, ...all });
    expect([match.at, match.furthest]).toEqual([1, 5]);
    for (const from of [2, 5])
      expect(() => match.contribute({ ...late, from })).toThrow(/from 6 answers on at the earliest/);
    on(match, 1);
    expect(() => match.contribute({ ...late, from: 5 })).toThrow(ContributionRefused);
    match.contribute({ ...late, from: 6 });
    const thrown = on(started(from0), 5).state.notes;
    expect(on(match, 3).state.notes).toEqual(thrown);
  });

  test("for what was thrown before a save was made, also when it is taken back afterwards", () => {
    const match = reloaded(on(started(from0), 5));
    expect(match.furthest).toBe(5);
    expect(() => match.contribute({ ...late, from: 5 })).toThrow(/from 6 answers on at the earliest/);
    match.undo("ann", { to: 1, ...all });
    expect(() => match.contribute({ ...late, from: 5 })).toThrow(/from 6 answers on at the earliest/);
    match.contribute({ ...late, from: 6 });
    expect(reloaded(match).contributions).toEqual([...from0, { ...late, from: 6 }]);
  });

  test("before one that counts from later on", () => {
    const match = started(from0);
    match.contribute({ ...late, from: 4 });
    expect(() => match.contribute({ ...late, from: 3 })).toThrow(/from 4 answers on at the earliest, not from 3/);
    match.contribute({ ...late, from: 4 });
    expect(match.contributions).toHaveLength(4);
  });

  test("of a thought", () => {
    expect(() => started(from0).fork().contribute(late)).toThrow(expect.objectContaining({ fault: "fork" }));
    expect(() => started(from0).fork("ann").contribute(late)).toThrow(expect.objectContaining({ fault: "fork" }));
  });

  test("where they follow a script", () => {
    const chance = { mode: "scripted", script: { dice: ["1", "2", "3"] } } as const;
    const fault = expect.objectContaining({ fault: "scripted" });
    expect(() => Match.start(throwing, { chance }).contribute(late)).toThrow(fault);
    expect(() => Match.start(throwing, { chance, contributions: from0 })).toThrow(fault);
  });

  test("after 256 of them", () => {
    const match = started(Array.from({ length: 255 }, () => from0[0]!));
    match.contribute({ ...late, from: 1 });
    expect(() => match.contribute(late)).toThrow(expect.objectContaining({ fault: "too-many" }));
    expect(reloaded(match).contributions).toHaveLength(256);
  });

  test.each<[string, string, readonly Contribution[]]>([
    ["malformed", "from later on", [{ ...late, from: 1 }]],
    ["unknown-seat", "by nobody's seat", [{ ...late, from: 0, by: "eve" }]],
    ["malformed", "of other letters", [{ ...late, from: 0, value: "x".repeat(32) }]],
    ["malformed", "of more than fit", Array.from({ length: 257 }, () => from0[0]!)],
  ])("at the beginning as %s: %s", (fault, _what, contributions) => {
    expect(() => started(contributions)).toThrow(expect.objectContaining({ name: "ContributionRefused", fault }));
  });
});

describe("a save with contributions is refused as malformed", () => {
  const save = started(from0).save();
  const [first, second] = from0 as [Contribution, Contribution];
  const holding = (...contributions: unknown[]) => ({ ...save, contributions });

  test.each<[string, object]>([
    ["in format 1, which has none", { ...save, format: 1 }],
    ["without any in format 2", { ...save, contributions: undefined }],
    ["with an empty list", holding()],
    ["with no list", { ...save, contributions: { 0: first } }],
    ["with more than fit", holding(...Array.from({ length: 257 }, () => first))],
    ["with an empty place", holding(first, null)],
    ["with a word for a contribution", holding("a")],
    ["out of order", holding({ ...first, from: 2 }, { ...second, from: 1 })],
    ["from before the match", holding({ ...first, from: -1 })],
    ["from too far to count", holding({ ...first, from: 2 ** 53 })],
    ["from a text", holding({ ...first, from: "0" })],
    ["of other letters", holding({ ...first, value: value("G") })],
    ["by no seat of the match", holding(first, { ...second, by: "eve" })],
    ["where dice follow a script", { ...save, chance: { mode: "scripted", script: {} } }],
  ])("%s", (_what, forged) => {
    const act = () => Match.load(throwing, forged);
    const said = { key: "refused.save-contributions" };
    expect(act).toThrow(expect.objectContaining({ name: "SaveRefused", fault: "malformed", said }));
    expect(verify(throwing, forged)).toMatchObject({ sound: false, said });
  });
});
