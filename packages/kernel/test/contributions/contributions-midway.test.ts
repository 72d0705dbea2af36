import { describe, expect, test } from "vitest";
import { ask, type Contribution, type Die, each, Match, type Ruleset, type Save, verify } from "../../src/index.js";
import { chooseWord, done, type Small, type SmallEvent, type SmallTable, smallGame } from "../small-game.js";
import { DiceByHand } from "./dice-by-hand.js";

const sides = Array.from({ length: 1000 }, (_, i) => `${i}`);
const die: Die = { id: "die", faces: sides };
const stone: Die = { id: "stone", faces: sides };

const added = (from: number, by: string, letter: string): Contribution => ({ from, by, value: letter.repeat(40) });
const all = { agreedBy: ["ann", "bob"] };

type SmallMatch = Match<Small, SmallEvent>;

const reload = (ruleset: Ruleset<Small, SmallEvent>, match: SmallMatch) =>
  Match.load(ruleset, JSON.parse(JSON.stringify(match.save())));

/** What the dice show that are thrown after so many answers each, by hand. */
function byHand(contributions: readonly Contribution[], ...moments: number[]): string[] {
  const hand = new DiceByHand("s", contributions);
  return moments.flatMap((answers) => hand.throw(sides, 1, answers));
}

function* throwing(t: SmallTable) {
  t.state.notes.push(...(yield* t.roll(die, 1, "luck")));
}

describe("a contribution to the dice counts from its answer on", () => {
  test("when several seats answer at once: the dice after them fall once the last has answered", () => {
    const game = smallGame(function* (t) {
      yield* throwing(t);
      yield* t.together(
        t.seats.map((seat) => ask(seat, "word", () => [each(["yes", "no"], (word) => `word:${word}`)])),
      );
      yield* throwing(t);
      return t.state.notes.length > 5 ? done : "play";
    });
    const match = Match.start(game, { seed: "s", contributions: [added(0, "ann", "a")] });
    match.answer({ seat: "bob", picks: ["word:yes"] });
    match.contribute(added(2, "bob", "b"));
    const between = reload(game, match);
    for (const one of [match, between]) {
      one.answer({ seat: "ann", picks: ["word:no"] });
      expect(one.state.notes).toEqual(byHand(match.contributions, 0, 2, 2));
    }
    // A secret answer that is taken back leaves a hole before the last one: what it would have led to is still nobody's to throw again.
    match.answer({ seat: "bob", picks: ["word:yes"] });
    match.undo("bob");
    expect(() => match.contribute(added(3, "bob", "c"))).toThrow(/from 4 answers/);
  });

  test("when somebody speaks up: an interjection is an answer", () => {
    const game = smallGame(
      function* (t) {
        yield* throwing(t);
        yield* chooseWord(t, "ann", "on", "off");
        yield* throwing(t);
        return t.state.notes.length > 5 ? done : "play";
      },
      { interjections: { luck: { rules: ["S-1"], whyNot: () => undefined, flow: throwing } } },
    );
    const match = Match.start(game, { seed: "s" });
    match.contribute(added(1, "bob", "b"));
    match.contribute(added(2, "bob", "c"));
    match.interject("bob", "luck");
    match.answer({ seat: "ann", picks: ["word:on"] });
    const expected = byHand(match.contributions, 0, 1, 2, 2);
    expect(match.state.notes).toEqual(expected);
    expect(reload(game, match).state.notes).toEqual(expected);
    match.undo("ann", { to: 0, ...all });
    match.redo("ann");
    expect(match.state.notes).toEqual(expected);
    expect(verify(game, match.save(), match.seedHash, match.contributions)).toEqual({ sound: true, unproved: [] });
  });

  test("when the table answers by itself: that is no answer", () => {
    const game = smallGame(function* (t) {
      yield* chooseWord(t, "ann", "only");
      yield* throwing(t);
      yield* chooseWord(t, "ann", "on", "off");
      yield* chooseWord(t, "bob", "only");
      yield* throwing(t);
      return t.state.notes.length > 3 ? done : "play";
    });
    const match = Match.start(game, { seed: "s" });
    match.contribute(added(1, "bob", "b"));
    match.answer({ seat: "ann", picks: ["word:on"] });
    expect(match.state.notes).toEqual(byHand(match.contributions, 0, 1, 1));
    const slow = Match.start(game, { seed: "s", settings: { autopass: false } });
    slow.contribute(added(1, "bob", "b"));
    slow.answer({ seat: "ann", picks: ["word:only"] });
    expect(slow.state.notes).toEqual(byHand(slow.contributions, 1));
  });

  test("with real dice for all that stays with the machine", () => {
    const game = smallGame(function* (t) {
      yield* throwing(t);
      t.state.notes.push(...(yield* t.roll(stone, 1, "luck")));
      yield* t.castLots(t.state.deck, "lots");
      return t.state.notes.length > 5 ? done : "play";
    });
    const chance = { mode: "physical", kept: ["die:die"] } as const;
    const match = Match.start(game, { seed: "s", chance, contributions: [added(0, "ann", "a")] });
    match.contribute(added(2, "bob", "b"));
    match.answer({ seat: "table", picks: ["face:7"] });
    const between = reload(game, match);
    const hand = new DiceByHand("s", match.contributions);
    const lots = hand.shuffled(["a", "b", "c", "d"], "lots", 1);
    for (const one of [match, between]) {
      expect(one.state.deck).toEqual(lots);
      one.answer({ seat: "table", picks: ["face:8"] });
      const [first, second, third] = byHand(match.contributions, 0, 1, 2);
      expect(one.state.notes).toEqual([first, "7", second, "8", third]);
    }
    expect(match.state.deck).toEqual(hand.shuffled(lots, "lots", 2));
    expect(verify(game, match.save())).toEqual({ sound: true, unproved: ["chance"] });
    match.undo("ann", { to: 1, ...all });
    expect(() => match.contribute(added(2, "bob", "c"))).toThrow(/from 3 answers/);
    match.answer({ seat: "table", picks: ["face:8"] });
    expect(JSON.stringify(match.save())).toBe(JSON.stringify(between.save()));
    // In a thought all dice are the world's.
    const world = (one: SmallMatch) => one.fork("ann", "world").state;
    const plain = Match.start(game, { seed: "s", chance: { mode: "physical" }, contributions: [added(0, "ann", "a")] });
    expect(world(plain)).toEqual(world(Match.start(game, { seed: "s", chance: { mode: "physical" } })));
  });
});

const long = smallGame(function* (t) {
  yield* throwing(t);
  yield* chooseWord(t, "ann", "on", "off");
  yield* throwing(t);
  yield* chooseWord(t, "ann", "on", "off");
  return "play";
});

/** There is a throw at the setup and one after each answer. */
const upTo = (answers: number) => Array.from({ length: answers + 1 }, (_, at) => at);

function on(match: SmallMatch, times: number): SmallMatch {
  for (let i = 0; i < times; i++) match.answer({ seat: "ann", picks: ["word:on"] });
  return match;
}

describe("save points", () => {
  test("know nothing of contributions, and none is needed to go back or on from them", () => {
    let match: SmallMatch = on(Match.start(long, { seed: "s", contributions: [added(0, "ann", "a")] }), 100);
    match.undo("ann", { to: 99, ...all }); // from here on it keeps some
    match.contribute(added(101, "bob", "b"));
    on(match, 100);
    match.contribute(added(201, "bob", "c"));
    on(match, 101);
    const expected = byHand(match.contributions, ...upTo(300));
    const told = match.events("bob").map((event) => (event.type === "dice-rolled" ? event.faces[0] : ""));
    expect(match.state.notes).toEqual(expected);
    expect(told).toEqual(expected);
    for (const to of [250, 201, 200, 199, 120, 100, 64, 3]) {
      match.undo("ann", { to, ...all });
      expect(match.state.notes).toEqual(expected.slice(0, to + 1));
      if (to % 2 === 0) match = reload(long, match);
      expect(on(match, 300 - to).state.notes).toEqual(expected);
    }
  });

  test("in the middle are where a save is taken up from", () => {
    const match = on(Match.start(long, { seed: "s", contributions: [added(0, "ann", "a")] }), 7);
    match.contribute(added(8, "bob", "b"));
    const save = on(match, 2).save();
    expect(save.mark!.at).toBe(8);
    const back = Match.load(long, { ...save, answers: save.answers.slice(0, save.mark!.at) });
    expect(on(back, 3).state.notes).toEqual(byHand(match.contributions, ...upTo(11)));
  });

  test("that a match begins at are gone on from, also by another version", () => {
    const match = on(Match.start(long, { seed: "s", contributions: [added(0, "ann", "a")] }), 4);
    match.contribute(added(5, "bob", "b"));
    match.contribute(added(9, "bob", "c"));
    const save = JSON.parse(JSON.stringify(on(match, 2).save())) as Save;
    const newer = { ...long, version: "2", migrations: { "1": { to: "2" } } };
    const brought = Match.load(newer, save);
    expect(brought.save()).toMatchObject({ format: 2, base: { at: 6 }, contributions: match.contributions });
    brought.contribute(added(10, "ann", "d"));
    const expected = byHand(brought.contributions, ...upTo(12));
    expect(on(brought, 6).state.notes).toEqual(expected);
    brought.undo("ann", { to: 6, ...all });
    expect(on(reload(newer, brought), 6).state.notes).toEqual(expected);
    expect(verify(newer, brought.save())).toEqual({ sound: true, unproved: ["beginning"] });
  });

  test("that a match goes back to when its rules were mended don't let anybody throw again", () => {
    const match = on(Match.start(long, { seed: "s", contributions: [added(0, "ann", "a")] }), 5);
    const fixed = smallGame(function* (t) {
      yield* throwing(t);
      yield* chooseWord(t, "ann", "away", "back");
      return "play";
    });
    const opened = Match.load(fixed, match.save());
    expect([opened.at, opened.lost]).toEqual([4, { answers: 1, figures: 0 }]);
    expect(() => opened.contribute(added(5, "bob", "b"))).toThrow(/from 6 answers/);
  });
});

test("a contribution takes nothing of the match with it, and nothing of whoever made it", () => {
  const mine = { ...added(1, "bob", "b") };
  const start = [{ ...added(0, "ann", "a"), more: "than asked" }];
  const match = Match.start(long, { seed: "s", contributions: start });
  match.contribute(mine);
  const before = JSON.stringify(match.save());
  Object.assign(mine, { from: 0, value: "f".repeat(40) });
  start[0]!.value = "f".repeat(40);
  (match.save().contributions as Contribution[])[0] = mine;
  expect(JSON.stringify(match.save())).toBe(before);
  expect(match.save().contributions![0]).toEqual(added(0, "ann", "a"));
});
