import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { lanternQuay } from "../examples/lantern-quay/src/index.js";
import { type Json, Match, optionsOfVersion, replay, type Save, SaveRefused, verify } from "../src/index.js";
import { play, randomPolicy } from "../testing/index.js";
import { chooseWord, done, type Small, smallGame } from "./small-game.js";

const twoWords = smallGame(function* (t) {
  t.state.notes.push(yield* chooseWord(t, "ann", "one", "two"));
  t.state.notes.push(yield* chooseWord(t, "bob", "three", "four"));
  t.state.notes.push(yield* chooseWord(t, "ann", "five", "six"));
  return t.state.notes.length >= 6 ? done : "play";
});

function savedAfter(...answers: [seat: string, word: string][]): Save {
  const match = Match.start(twoWords, { seed: "s" });
  for (const [seat, word] of answers) match.answer({ seat, picks: [`word:${word}`] });
  return JSON.parse(JSON.stringify(match.save())) as Save;
}

const firstStep: [string, string][] = [
  ["ann", "one"],
  ["bob", "three"],
  ["ann", "five"],
];

describe("a save", () => {
  test("holds the start of the current step and the answers since", () => {
    const save = savedAfter(...firstStep, ["ann", "two"]);
    expect(save).toMatchObject({ format: 1, game: "small", version: "1", seed: "s" });
    expect(save.mark).toMatchObject({ at: 3, step: "play", steps: 1, state: { notes: ["one", "three", "five"] } });
    expect(save.answers).toHaveLength(4);
  });

  test.each([
    ["malformed", "not an object", "text"],
    ["malformed", "another format", { ...savedAfter(), format: 3 }],
    ["other-game", "another game", { ...savedAfter(), game: "chess" }],
    ["malformed", "no answers", { ...savedAfter(), answers: undefined }],
    ["malformed", "a broken answer", { ...savedAfter(), answers: [{ seat: "ann" }] }],
    ["malformed", "a broken save point", { ...savedAfter(), mark: { at: "x" } }],
    ["malformed", "broken settings", { ...savedAfter(), settings: {} }],
    [
      "malformed",
      "draws that are no counts",
      { ...savedAfter(), mark: { ...savedAfter().mark, draws: { dice: "x" } } },
    ],
    ["malformed", "events that are no counts", { ...savedAfter(), mark: { ...savedAfter().mark, told: { ann: -1 } } }],
    ["malformed", "entered dice that are none", { ...savedAfter(), entered: { "1": "heads" } }],
    ["other-version", "a version with an odd name", { ...savedAfter(), version: "constructor" }],
    ["malformed", "broken chance", { ...savedAfter(), chance: { mode: "cheating" } }],
    ["other-version", "another version", { ...savedAfter(), version: "0" }],
    ["broken", "a save point past its answers", { ...savedAfter(), mark: { ...savedAfter(...firstStep).mark } }],
    ["broken", "a step that isn't there", { ...savedAfter(), mark: { ...savedAfter().mark, step: "gone" } }],
    [
      "broken",
      "a state that the rules can't go on from",
      { ...savedAfter(), mark: { ...savedAfter().mark, state: {} } },
    ],
    [
      "broken",
      "an answer that was never possible",
      { ...savedAfter(), mark: undefined, answers: [{ seat: "ann", picks: ["fly"] }] },
    ],
  ])("is refused as %s: %s", (fault, _what, save) => {
    const act = () => Match.load(twoWords, save);
    expect(act).toThrow(SaveRefused);
    expect(act).toThrow(expect.objectContaining({ fault }));
    expect(act).toThrow(expect.objectContaining({ said: expect.objectContaining({ key: `refused.save-${fault}` }) }));
  });

  test("with a state that the rules can't go on from is refused as broken", () => {
    const noted = smallGame(function* (t) {
      t.state.notes.push(yield* chooseWord(t, "ann", `${t.state.notes.length}`, "more"));
      return done;
    });
    const save = { ...savedAfter(), mark: { ...savedAfter().mark, state: {} } };
    expect(() => Match.load(noted, save)).toThrow(expect.objectContaining({ fault: "broken" }));
  });

  test("whose last answers no longer fit mended rules goes back to the start of the step, and says so", () => {
    const save = savedAfter(...firstStep, ["ann", "two"]);
    const fixed = smallGame(function* (t) {
      t.state.notes.push(yield* chooseWord(t, "ann", "one", "another"));
      t.state.notes.push(yield* chooseWord(t, "bob", "three", "four"));
      return done;
    });
    const match = Match.load(fixed, save);
    expect(match.notice).toEqual({ key: "notice.back-to-step", args: { dropped: 1 } });
    expect(match.at).toBe(3);
    expect(match.decision()!.options.map(({ id }) => id)).toEqual(["word:one", "word:another"]);
  });

  test("whose early answers no longer fit can't be undone that far, and stays as it is", () => {
    const save = savedAfter(...firstStep, ["ann", "two"]);
    const fixed = smallGame(function* (t) {
      const first = t.state.notes.length === 0 ? (["other", "another"] as const) : (["one", "two"] as const);
      t.state.notes.push(yield* chooseWord(t, "ann", ...first));
      t.state.notes.push(yield* chooseWord(t, "bob", "three", "four"));
      return done;
    });
    const match = Match.load(fixed, save);
    const before = JSON.stringify(match.save());
    const undo = () => match.undo("ann", { to: 1, agreedBy: ["ann", "bob"] });
    expect(undo).toThrow(expect.objectContaining({ fault: "rules-changed" }));
    expect(JSON.stringify(match.save())).toBe(before);
    expect(match.decision()).toMatchObject({ seat: "bob" });
  });

  test("shares nothing with the match it was made from, nor with the one it is opened as", () => {
    const match = Match.start(twoWords, { seed: "s" });
    match.answer({ seat: "ann", picks: ["word:one"] });
    const before = JSON.stringify(match.save());
    const save = match.save() as unknown as { answers: { picks: string[] }[]; settings: { undo: string } };
    const opened = Match.load(twoWords, save);
    save.answers[0]!.picks[0] = "word:two";
    save.settings.undo = "strict";
    expect(JSON.stringify(match.save())).toBe(before);
    expect(JSON.stringify(opened.save())).toBe(before);
  });

  test("from an older version is migrated, and goes on from its save point", () => {
    const save = savedAfter(...firstStep, ["ann", "two"]);
    const newer = {
      ...twoWords,
      version: "3",
      migrations: {
        "1": { to: "2", mark: withNote("to 2") },
        "2": { to: "3", mark: withNote("to 3") },
      },
    };
    const match = Match.load(newer, save);
    expect(match.notice).toBeUndefined();
    expect(match.state.notes).toEqual(["one", "three", "five", "to 2", "to 3", "two"]);
    expect(match.at).toBe(4);
    const again = Match.load(newer, JSON.parse(JSON.stringify(match.save())));
    expect(again.state).toEqual(match.state);
    expect(() => match.undo("ann", { to: 0, agreedBy: ["ann", "bob"] })).toThrow(/answers 3 to 3/);
  });
});

test("the options of an older version become those of this one, step by step", () => {
  const migrations = {
    "1": { to: "2", options: ({ old, ...rest }: Save["options"]) => ({ ...rest, young: old! }) },
    "2": { to: "3" },
    "3": { to: "4", options: (options: Save["options"]) => ({ ...options, more: 1 }) },
  };
  const brought = (version: string) =>
    optionsOfVersion({ version: "4", migrations }, { version, options: { old: true } });
  expect(brought("1")).toEqual({ young: true, more: 1 });
  expect(brought("4")).toEqual({ old: true });
  expect(brought("0")).toEqual({ old: true });
});

function withNote(note: string) {
  return (mark: NonNullable<Save["mark"]>) => {
    const state = mark.state as unknown as Small;
    return { ...mark, state: { ...state, notes: [...state.notes, note] } as unknown as Json };
  };
}

describe("the record of a match", () => {
  const match = Match.start(lanternQuay, { seed: "recorded" });
  play(match, randomPolicy("r"));
  const record = JSON.parse(JSON.stringify(match.save())) as Save;
  const texts = JSON.parse(readFileSync(new URL("../messages/en.json", import.meta.url), "utf8")) as object;

  test("is sound when it was played by the rules and by its seed", () => {
    expect(verify(lanternQuay, record, match.seedHash)).toEqual({ sound: true, unproved: [] });
  });

  test("shows another seed than the one that was published", () => {
    expect(verify(lanternQuay, record, "0".repeat(64))).toMatchObject({
      sound: false,
      problem: expect.stringMatching(/as published/),
    });
  });

  test.each<[string, Partial<Save>, RegExp]>([
    ["a forged outcome", { outcome: { winners: ["smuggler-1"], how: "magic", rules: [] } }, /lead to/],
    ["a forged seed", { seed: "another" }, /isn't possible there|lead to|doesn't follow/],
    [
      "a forged state",
      { mark: { ...record.mark!, state: { ...(record.mark!.state as object), night: 99 } } },
      /doesn't follow/,
    ],
    [
      "an answer that was not possible",
      { answers: [...record.answers.slice(0, 3), { seat: "warden-1", picks: ["fly"] }] },
      /Answer 3 by warden-1, fly/,
    ],
    ["another version", { version: "0.9" }, /played by version 0.9/],
    ["forged options", { options: { pairs: 9 } }, /from 1 to 2/],
  ])("shows %s", (_what, change, problem) => {
    const verdict = verify(lanternQuay, { ...record, ...change });
    expect(verdict.sound).toBe(false);
    expect(verdict).toMatchObject({ problem: expect.stringMatching(problem) });
    if (verdict.sound) return;
    expect(verdict.said.key).toMatch(/^refused\.save-/);
    expect(texts).toHaveProperty([verdict.said.key]);
  });

  test("is sound whatever the order of its keys", () => {
    const reversed = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(reversed);
      if (typeof value !== "object" || value === null) return value;
      return Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([key, inner]) => [key, reversed(inner)]),
      );
    };
    expect(verify(lanternQuay, reversed(record), match.seedHash)).toEqual({ sound: true, unproved: [] });
  });

  test("can be replayed only to a place that it has", () => {
    expect(replay(lanternQuay, record, 3).at).toBe(3);
    expect(() => replay(lanternQuay, record, -1)).toThrow(expect.objectContaining({ fault: "other-place" }));
    expect(() => replay(lanternQuay, record, 10_000)).toThrow(expect.objectContaining({ fault: "other-place" }));
  });

  test("can't be proved from the seed when its chance or its beginning doesn't come from it", () => {
    const begun = Match.start(lanternQuay, { chance: { mode: "scripted", script: {} }, seed: "s" });
    const scripted = begun.save();
    expect(verify(lanternQuay, scripted)).toEqual({ sound: true, unproved: ["chance"] });
    expect(verify(lanternQuay, scripted, begun.seedHash)).toMatchObject({
      problem: expect.stringMatching(/its chance is scripted/),
    });
    const { mark, ...rest } = Match.start(lanternQuay, { seed: "s" }).save();
    const brought = { ...rest, base: mark };
    expect(verify(lanternQuay, brought)).toEqual({ sound: true, unproved: ["beginning"] });
    expect(verify(lanternQuay, brought, begun.seedHash)).toMatchObject({
      problem: expect.stringMatching(/doesn't begin at the setup/),
    });
  });
});
