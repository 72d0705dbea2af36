import { describe, expect, test } from "vitest";
import { type Contribution, type Die, freshContribution, isContribution, Match, type Save } from "../src/index.js";
import { chooseWord, done, smallGame } from "./small-game.js";

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
