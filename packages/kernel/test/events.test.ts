import { describe, expect, test } from "vitest";
import { lanternQuay } from "../examples/lantern-quay/src/index.js";
import { audience, everything, Match } from "../src/index.js";
import { play, randomPolicy } from "../testing/index.js";
import { chooseWord, done, smallGame } from "./small-game.js";

describe("events", () => {
  const game = smallGame(function* (t) {
    t.emit({ type: "noted", note: "for all" }, { rules: ["X-1"] });
    t.emit({ type: "whispered", note: "for ann" }, { rules: ["X-2"], to: ["ann"] });
    t.emit({ type: "noted", note: "half" }, { rules: [], secret: { fields: ["note"], to: ["bob"] } });
    yield* chooseWord(t, "ann", "a", "b");
    return done;
  });
  const match = Match.start(game);

  test("carry their rules", () => {
    expect(match.events("ann")[0]).toEqual({ number: 0, type: "noted", note: "for all", rules: ["X-1"] });
  });

  test("are numbered for each onlooker without gaps, so that a gap tells nothing", () => {
    const numbers = (onlooker: string) => match.events(onlooker).map(({ number }) => number);
    expect(numbers("ann")).toEqual([0, 1, 2]);
    expect(numbers("bob")).toEqual([0, 1]);
    expect(numbers(audience)).toEqual([0, 1]);
    expect(numbers(everything)).toEqual([0, 1, 2]);
  });

  test("come without the fields that an onlooker may not see", () => {
    expect(match.events("bob")[1]).toEqual({ number: 1, type: "noted", note: "half", rules: [] });
    expect(match.events("ann")[2]).toEqual({ number: 2, type: "noted", rules: [] });
    expect(match.events(audience)[1]).toEqual({ number: 1, type: "noted", rules: [] });
    expect(match.events(everything)[2]).toHaveProperty("note", "half");
  });

  test("can be had from a number on", () => {
    expect(match.events("bob", 1)).toHaveLength(1);
    expect(match.events("bob", 2)).toEqual([]);
  });

  test("keep what was true when they happened", () => {
    const changing = smallGame(function* (t) {
      t.emit({ type: "noted", note: t.state.notes as unknown as string }, { rules: [] });
      t.state.notes.push(yield* chooseWord(t, "ann", "a", "b"));
      return done;
    });
    const started = Match.start(changing);
    started.answer({ seat: "ann", picks: ["word:a"] });
    expect(started.events("ann")[0]).toMatchObject({ note: [] });
  });

  test("can't be changed by whoever has read them", () => {
    const [event] = match.events("ann") as unknown as { rules: string[] }[];
    event!.rules.push("X-9");
    expect(match.events("ann")[0]!.rules).toEqual(["X-1"]);
  });

  test("are refused to somebody who doesn't sit here", () => {
    expect(() => match.events("eve")).toThrow(/Nobody called "eve" sits here/);
    expect(() => match.view("eve")).toThrow(/The seats are: ann, bob/);
  });
});

test("a long match lets old events go and tells them again by playing again", () => {
  const long = smallGame(function* (t) {
    t.emit({ type: "noted", note: `note ${t.state.notes.length}` }, { rules: [] });
    t.emit({ type: "whispered", note: "psst" }, { rules: [], to: ["bob"] });
    t.state.notes.push(yield* chooseWord(t, "ann", "a", "b"));
    return t.state.notes.length < 400 ? "play" : done;
  });
  const match = Match.start(long);
  play(match, randomPolicy("long"));
  const all = match.events("ann");
  expect(all).toHaveLength(400);
  expect(all.map(({ number }) => number)).toEqual(all.map((_, i) => i));
  expect(all[7]).toMatchObject({ note: "note 7" });
  expect(match.events("bob")).toHaveLength(800);
  expect(match.events("ann", 398)).toHaveLength(2);

  const loaded = Match.load(long, JSON.parse(JSON.stringify(match.save())));
  expect(loaded.events("ann")).toEqual(all);
  expect(loaded.eventCount("bob")).toBe(800);
});

test("undo far back over save points returns to the same bytes", () => {
  const match = Match.start(lanternQuay, { seed: "far", options: { pairs: 2 } });
  const saves = [JSON.stringify(match.save())];
  const policy = randomPolicy("far");
  while (!match.outcome) {
    const asked = match.asked[0]!;
    match.answer({ seat: asked.seat, picks: policy(asked) });
    saves.push(JSON.stringify(match.save()));
  }
  for (let to = saves.length - 2; to >= 0; to -= 7) {
    match.undo("warden-1", { to, agreedBy: match.seats });
    expect(JSON.stringify(match.save())).toBe(saves[to]);
  }
});
