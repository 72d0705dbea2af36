import { describe, expect, test } from "vitest";
import { type Die, Match, UndoRefused } from "../src/index.js";
import { chooseWord, done, smallGame } from "./small-game.js";

const coin: Die = { id: "coin", faces: ["heads", "tails"] };

const game = smallGame(function* (t) {
  t.state.notes.push(yield* chooseWord(t, "ann", "one", "two"));
  t.state.notes.push(yield* chooseWord(t, "ann", "three", "four"));
  t.state.notes.push(...(yield* t.roll(coin, 1, "luck")));
  t.state.notes.push(yield* chooseWord(t, "ann", "five", "six"));
  t.state.notes.push(yield* chooseWord(t, "bob", "seven", "eight"));
  yield* t.confirm("bob", "end");
  return done;
});

function played(...answers: [seat: string, word: string][]): Match<{ notes: string[] }> {
  const match = Match.start(game, { seed: "s" });
  for (const [seat, word] of answers) match.answer({ seat, picks: [`word:${word}`] });
  return match as unknown as Match<{ notes: string[] }>;
}

describe("undo", () => {
  test("is free for one's own answers as long as nothing was revealed", () => {
    const match = played(["ann", "one"]);
    expect(match.undoOffer("ann")).toEqual({ to: 0, free: true });
    match.undo("ann");
    expect(match.state.notes).toEqual([]);
  });

  test("stops at a die: past it all must agree", () => {
    const match = played(["ann", "one"], ["ann", "three"]);
    expect(match.undoOffer("ann")).toEqual({ to: 1, free: false });
    expect(() => match.undo("ann")).toThrow(UndoRefused);
    expect(() => match.undo("ann", { agreedBy: ["ann"] })).toThrow(/all seats must agree/);
    const [, , face] = match.state.notes;
    match.undo("ann", { agreedBy: ["ann", "bob"] });
    expect(match.state.notes).toEqual(["one"]);
    match.answer({ seat: "ann", picks: ["word:three"] });
    expect(match.state.notes[2]).toBe(face);
  });

  test("is free again behind the die", () => {
    const match = played(["ann", "one"], ["ann", "three"], ["ann", "five"]);
    expect(match.undoOffer("ann")).toEqual({ to: 2, free: true });
    expect(() => match.undo("ann", { to: 0 })).toThrow(UndoRefused);
    match.undo("ann", { to: 2 });
    expect(match.at).toBe(2);
  });

  test("isn't free over an answer of somebody else", () => {
    const match = played(["ann", "one"], ["ann", "three"], ["ann", "five"], ["bob", "seven"]);
    expect(match.undoOffer("bob")).toEqual({ to: 3, free: true });
    expect(match.undoOffer("ann")).toEqual({ to: 3, free: false });
  });

  test("a new answer drops what could be done again", () => {
    const match = played(["ann", "one"]);
    match.undo("ann");
    expect(match.canRedo).toBe(true);
    match.answer({ seat: "ann", picks: ["word:two"] });
    expect(match.canRedo).toBe(false);
    expect(() => match.redo("ann")).toThrow(/Nothing was taken back/);
  });

  test("events that were taken back are no longer told", () => {
    const match = played(["ann", "one"], ["ann", "three"]);
    expect(match.eventCount("bob")).toBe(1);
    match.undo("ann", { agreedBy: ["ann", "bob"] });
    expect(match.events("bob")).toEqual([]);
  });

  test("the key of a decision tells the lines of play apart, the number doesn't", () => {
    const match = played(["ann", "one"]);
    const before = match.decision()!;
    match.undo("ann");
    match.answer({ seat: "ann", picks: ["word:two"] });
    expect(match.decision()).toMatchObject({ number: before.number });
    expect(match.decision()!.key).not.toBe(before.key);
    expect(() => match.answer({ seat: "ann", number: before.number, key: before.key, picks: ["word:three"] })).toThrow(
      /taken back/,
    );
    match.undo("ann");
    match.answer({ seat: "ann", picks: ["word:one"] });
    expect(match.decision()!.key).toBe(before.key);
  });

  test.each([
    ["before the first answer", () => played().undo("ann"), "nothing-to-undo"],
    ["to a place that isn't there", () => played(["ann", "one"]).undo("ann", { to: 5 }), "before-beginning"],
    ["in a fork", () => played(["ann", "one"]).fork().undo("ann"), "fork"],
  ])("is refused %s", (_where, act, fault) => {
    expect(act).toThrow(UndoRefused);
    expect(act).toThrow(expect.objectContaining({ fault }));
  });

  test("a game may play without it by itself, and says by which rules", () => {
    const strict = {
      ...game,
      settings: () => ({ undo: "strict" }) as const,
      whyNoUndo: (seat: string) => [`S-${seat}`],
    };
    const match = Match.start(strict);
    match.answer({ seat: "ann", picks: ["word:one"] });
    expect(() => match.undo("ann")).toThrow("This table plays without undo (S-ann).");
    expect(() => match.undo("ann")).toThrow(
      expect.objectContaining({ rules: ["S-ann"], said: { key: "refused.strict-table", args: { rules: ["S-ann"] } } }),
    );
    const friendly = Match.start(strict, { settings: { undo: "friendly" } });
    friendly.answer({ seat: "ann", picks: ["word:one"] });
    friendly.undo("ann");
    expect(friendly.at).toBe(0);
  });

  test("doesn't exist at a strict table", () => {
    const match = Match.start(game, { settings: { undo: "strict" } });
    match.answer({ seat: "ann", picks: ["word:one"] });
    expect(match.undoOffer("ann")).toBeUndefined();
    expect(() => match.undo("ann", { agreedBy: ["ann", "bob"] })).toThrow(
      expect.objectContaining({ fault: "strict-table" }),
    );
  });
});
