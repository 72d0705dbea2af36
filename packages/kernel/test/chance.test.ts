import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lanternQuay } from "../examples/lantern-quay/src/index.js";
import {
  type ChanceSetting,
  type Die,
  faceOf,
  fields,
  freshSeed,
  Match,
  open,
  pile,
  ScriptMistake,
  seedHash,
  splitSeed,
  verify,
  WordStream,
} from "../src/index.js";
import { play, randomPolicy } from "../testing/index.js";
import { chooseWord, done, type Small, smallGame } from "./small-game.js";

const coin: Die<"heads" | "tails"> = { id: "coin", faces: ["heads", "tails"] };
const loaded: Die<"often" | "seldom"> = { id: "loaded", faces: ["often", "seldom"], weights: [9, 1] };

const sha256 = (text: string) => createHash("sha256").update(text).digest();

describe("seeds", () => {
  test("a seed's hash is its SHA-256, as any tool computes it", () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        expect(seedHash(seed)).toBe(sha256(seed).toString("hex"));
      }),
    );
  });

  test("a fresh seed is never the same", () => {
    expect(new Set(Array.from({ length: 100 }, freshSeed)).size).toBe(100);
  });

  test("a split seed is the hash of the seed with the purpose", () => {
    expect(splitSeed("s", "bots")).toBe(sha256("s/bots").toString("hex"));
  });

  test("the words of a stream are the blocks sha256(seed/stream/n), one after the other", () => {
    const stream = new WordStream("seed", "dice", 0);
    const words = Array.from({ length: 20 }, () => stream.next());
    const bytes = Buffer.concat([0, 1, 2].map((block) => sha256(`seed/dice/${block}`)));
    expect(words).toEqual(words.map((_, i) => bytes.readUInt32BE(i * 4)));
  });

  test("streams of any name keep to that, whatever their letters and their length", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), fc.nat(2), (seed, block) => {
        const stream = new WordStream(seed, "carte", block * 8);
        const bytes = sha256(`${seed}/carte/${block}`);
        expect(Array.from({ length: 8 }, () => stream.next())).toEqual(
          Array.from({ length: 8 }, (_, i) => bytes.readUInt32BE(i * 4)),
        );
      }),
    );
  });

  test("a stream goes on from its count alone", () => {
    fc.assert(
      fc.property(fc.nat(40), (taken) => {
        const one = new WordStream("seed", "dice", 0);
        for (let i = 0; i < taken; i++) one.next();
        const words = (stream: WordStream) => Array.from({ length: 12 }, () => stream.next());
        expect(words(new WordStream("seed", "dice", taken))).toEqual(words(one));
      }),
    );
  });

  test("faces come up as often as their weights say", () => {
    const stream = new WordStream("seed", "dice", 0);
    const counts = { often: 0, seldom: 0 };
    for (let i = 0; i < 10_000; i++) counts[faceOf(loaded, stream.below(10))] += 1;
    expect(counts.seldom).toBeGreaterThan(900);
    expect(counts.seldom).toBeLessThan(1100);
  });
});

const throwing = smallGame(function* (t) {
  t.state.notes.push(...(yield* t.roll(coin, 2, "luck", { by: "ann", rules: ["X-1"] })));
  yield* t.shuffle(t.state.deck, "cards");
  t.state.notes.push(...(yield* t.draw(t.state.deck, 1, "cards", "ann")));
  t.state.notes.push(yield* chooseWord(t, "ann", "stay", "go"));
  t.state.notes.push(...(yield* t.roll(coin, 1, "end")));
  return done;
});

describe("seeded chance", () => {
  test("the same seed throws the same, another one doesn't", () => {
    const notes = (seed: string) => Match.start(throwing, { seed }).state.notes.join(" ");
    expect(notes("one")).toBe(notes("one"));
    expect(new Set(["a", "b", "c", "d", "e", "f"].map(notes)).size).toBeGreaterThan(1);
  });

  test("one more die doesn't reshuffle a deck", () => {
    const more = (dice: number) =>
      smallGame(function* (t) {
        yield* t.roll(coin, dice, "luck");
        yield* t.shuffle(t.state.deck, "cards");
        return done;
      });
    const deck = (dice: number) => Match.start(more(dice), { seed: "s" }).state.deck.join("");
    expect(deck(1)).toBe(deck(7));
  });

  test("throws are told with their rules, and reveal", () => {
    const match = Match.start(throwing, { seed: "one" });
    const [thrown] = match.events("bob");
    expect(thrown).toMatchObject({
      number: 0,
      type: "dice-rolled",
      die: "coin",
      purpose: "luck",
      by: "ann",
      rules: ["X-1"],
    });
  });
});

describe("scripted chance", () => {
  const scripted = (dice: string[], decks = {}) =>
    Match.start(throwing, { chance: { mode: "scripted", script: { dice, decks } } });

  test("follows the script", () => {
    const match = scripted(["heads tails", "tails"], { cards: [["c", "a"]] });
    expect(match.state.notes).toEqual(["heads", "tails", "c"]);
    expect(match.state.deck).toEqual(["a", "b", "d"]);
    match.answer({ seat: "ann", picks: ["word:go"] });
    expect(match.state.notes.at(-1)).toBe("tails");
  });

  test("goes on at the same place after a load", () => {
    const match = scripted(["heads tails", "tails"]);
    const loadedMatch = Match.load(throwing, JSON.parse(JSON.stringify(match.save())));
    loadedMatch.answer({ seat: "ann", picks: ["word:go"] });
    expect(loadedMatch.state.notes.at(-1)).toBe("tails");
  });

  test.each([
    ["a script that runs out", [], {}, /has 0 throws, but the rules throw once more: 2 × "coin"/],
    ["too few faces", ["heads"], {}, /has 1 faces, but the rules throw 2/],
    ["a face that the die doesn't have", ["heads edge"], {}, /no face "edge", only heads, tails/],
    ["a card that isn't in the deck", ["heads heads"], { cards: [["z"]] }, /"z" isn't in it/],
    ["a shuffle too many", ["heads heads"], { cards: [] }, /has 0 shuffles/],
  ])("says clearly: %s", (_what, dice, decks, message) => {
    const start = () => scripted(dice, decks);
    expect(start).toThrow(ScriptMistake);
    expect(start).toThrow(message);
  });
});

describe("real dice and cards", () => {
  const physical = () => Match.start(throwing, { chance: { mode: "physical" }, seed: "s" });

  function toTheChoice(match: ReturnType<typeof physical>): void {
    match.answer({ seat: "ann", picks: ["face:tails", "face:tails"] });
    match.answer({ seat: "table", picks: ["shuffled"] });
    match.answer({ seat: "ann", picks: ["card:d"] });
  }

  test("every throw, shuffle and draw is a question: enter what you see", () => {
    const match = physical();
    expect(match.decision()).toMatchObject({
      seat: "ann",
      kind: "enter-dice",
      min: 2,
      max: 2,
      repeats: true,
      title: { key: "ask.enter-dice", args: { die: "coin", count: 2, purpose: "luck" } },
    });
    toTheChoice(match);
    expect(match.state).toEqual({ notes: ["tails", "tails", "d"], deck: ["a", "b", "c"] });
    match.answer({ seat: "ann", picks: ["word:go"] });
    match.answer({ seat: "table", picks: ["face:heads"] });
    expect(match.outcome).toEqual(done);
    expect(match.events("bob").filter(({ type }) => type === "dice-rolled")).toHaveLength(2);
  });

  test("what was entered survives a load", () => {
    const match = physical();
    toTheChoice(match);
    expect(Match.load(throwing, JSON.parse(JSON.stringify(match.save()))).state).toEqual(match.state);
  });

  test("an undo never changes a throw: the same answers bring it back without a question", () => {
    const match = physical();
    toTheChoice(match);
    match.answer({ seat: "ann", picks: ["word:go"] });
    match.answer({ seat: "table", picks: ["face:heads"] });
    const end = JSON.stringify(match.save());
    match.undo("ann", { to: 3, agreedBy: ["ann", "bob"] });
    const undone = JSON.stringify(match.save());
    match.redo("ann");
    expect(JSON.stringify(match.save())).toBe(end);
    match.undo("ann", { to: 3, agreedBy: ["ann", "bob"] });
    expect(JSON.stringify(match.save())).toBe(undone);

    const again = Match.load(throwing, JSON.parse(undone));
    again.answer({ seat: "ann", picks: ["word:go"] });
    expect(again.state.notes.at(-1)).toBe("heads");
    expect(JSON.stringify(again.save())).toBe(end);

    match.answer({ seat: "ann", picks: ["word:stay"] });
    expect(match.decision()).toMatchObject({ kind: "enter-dice" });
  });

  const agreed = { agreedBy: ["ann", "bob"] };

  test("a misread throw is gone back to from the event that tells it, and entered anew", () => {
    const match = physical();
    toTheChoice(match);
    const thrown = match.events("bob").find(({ type }) => type === "dice-rolled")!;
    expect(thrown).toMatchObject({ faces: ["tails", "tails"], entered: true });
    const to = match.throwAt("bob", thrown.number)!;
    expect(to).toBe(0);
    expect(() => match.undo("bob", { to })).toThrow("agree");
    match.undo("bob", { to, ...agreed });
    match.answer({ seat: "ann", picks: ["face:heads", "face:tails"] });
    expect(match.state.notes).toEqual(["heads", "tails"]);
    // What was entered after it was entered on another path.
    expect(match.decision()).toMatchObject({ kind: "shuffle" });
    expect(match.throwAt("bob", match.eventCount("bob"))).toBeUndefined();
  });

  test("entered as before, what followed comes by itself, and nothing is left over", () => {
    const match = physical();
    toTheChoice(match);
    const saved = JSON.stringify(match.save());
    match.undo("ann", { to: 0, ...agreed });
    match.answer({ seat: "ann", picks: ["face:tails", "face:tails"] });
    expect(JSON.stringify(match.save())).toBe(saved);
  });

  test("a table without undo goes back to a throw, but to nothing else", () => {
    const match = Match.start(throwing, { chance: { mode: "physical" }, settings: { undo: "strict" } });
    toTheChoice(match);
    match.answer({ seat: "ann", picks: ["word:go"] });
    match.answer({ seat: "table", picks: ["face:heads"] });
    expect(() => match.undo("ann", agreed)).toThrow("without undo");
    expect(() => match.undo("ann", { to: 3, ...agreed })).toThrow("without undo");
    expect(match.undoOffer("ann")).toBeUndefined();
    match.undo("ann", { to: 4, ...agreed });
    expect(match.decision()).toMatchObject({ kind: "enter-dice" });
  });

  test("what stays with the machine isn't asked for, and comes from the seed", () => {
    const kept = ["deck:cards", "dice:ann"];
    const start = () => Match.start(throwing, { chance: { mode: "physical", kept }, seed: "s" });
    const match = start();
    expect(match.asked[0]).toMatchObject({ kind: "word" });
    match.answer({ seat: "ann", picks: ["word:go"] });
    expect(match.asked[0]).toMatchObject({ seat: "table", kind: "enter-dice" });
    expect(match.throwAt("ann", 0)).toBeUndefined();
    const loaded = Match.load(throwing, JSON.parse(JSON.stringify(match.save())));
    expect(loaded.save()).toEqual(match.save());
    expect(match.save().chance).toEqual({ mode: "physical", kept });
    expect(verify(throwing, match.save())).toEqual({ sound: true, unproved: ["chance"] });
    expect(start().state).toEqual(Match.start(throwing, { seed: "s" }).state);
  });

  test("lots are cast by the machine: nobody has cards for them", () => {
    const lots = smallGame(function* (t) {
      yield* t.castLots(t.state.deck, "lots");
      t.state.notes.push(...(yield* t.roll({ id: "lot", faces: ["x", "y", "z"] }, 1, "lot", { lot: true })));
      return done;
    });
    const seeded = Match.start(lots, { seed: "lots" });
    const real = Match.start(lots, { seed: "lots", chance: { mode: "physical" } });
    expect(real.outcome).toEqual(done);
    expect(real.state).toEqual(seeded.state);
    expect(real.state.deck).not.toEqual(["a", "b", "c", "d"]);
  });

  test.each([["cards"], ["deck:"], ["deck:a b"], 7, ["dice", 7]])("words that nobody knows are refused: %j", (kept) => {
    const chance = { mode: "physical", kept } as unknown as ChanceSetting;
    expect(() => Match.start(throwing, { chance })).toThrow("deck:<deck>");
    expect(() => Match.load(throwing, { ...physical().save(), chance })).toThrow("what is kept");
  });

  test("several cards of one name can be entered, and one that can't lie there is asked for again", () => {
    const doubled = smallGame(
      function* (t) {
        t.state.notes.push(...(yield* t.draw(t.state.deck, 2, "cards", "ann")));
        return done;
      },
      { setup: () => ({ notes: [], deck: ["a", "b", "a"] }) },
    );
    const match = Match.start(doubled, { chance: { mode: "physical" } });
    expect(match.asked[0]!.ids).toEqual(["card:a", "card:a#2", "card:b"]);
    match.answer({ seat: "ann", picks: ["card:a", "card:a#2"] });
    expect(match.state).toEqual({ notes: ["a", "a"], deck: ["b"] });
  });

  test("what may be drawn doesn't tell what others hold", () => {
    const match = Match.start(lanternQuay, { chance: { mode: "physical" } });
    match.answer({ seat: "table", picks: ["shuffled"] });
    match.answer({ seat: "smuggler-1", picks: ["card:rum-1", "card:rum-2", "card:rum-3", "card:rum-4"] });
    expect(match.asked[0]).toMatchObject({ seat: "warden-1" });
    expect(match.asked[0]!.ids).toContain("card:rum-1");
    match.answer({ seat: "warden-1", picks: ["card:rum-1", "card:fog-1", "card:fog-2", "card:fog-3"] });
    expect(match.asked[0]).toMatchObject({ seat: "warden-1", kind: "enter-cards" });
    match.answer({ seat: "warden-1", picks: ["card:silk-1", "card:fog-1", "card:fog-2", "card:fog-3"] });
    expect(match.asked[0]).toMatchObject({ kind: "pier" });
  });

  test("a card that the drawer knows to lie on top can be drawn", () => {
    const looked = smallGame(
      function* (t) {
        t.state.notes.push(...(yield* t.draw(t.state.deck, 1, "cards", "ann")));
        return done;
      },
      {
        visibility: fields<Small>({
          notes: open,
          deck: pile("cards", (card, { onlooker }) => card === "b" && onlooker === "ann"),
        }),
      },
    );
    const match = Match.start(looked, { chance: { mode: "physical" } });
    match.answer({ seat: "ann", picks: ["card:b"] });
    expect(match.state).toEqual({ notes: ["b"], deck: ["a", "c", "d"] });
  });

  test("a whole match can be played with them", () => {
    for (let i = 0; i < 20; i++) {
      const match = Match.start(lanternQuay, {
        chance: { mode: "physical" },
        seed: `real-${i}`,
        options: { pairs: 1 + (i % 2) },
      });
      const choose = randomPolicy(`real-${i}`);
      play(match, (asked) =>
        asked.kind === "enter-cards"
          ? match.state.deck.slice(0, asked.min).map((card) => `card:${card}`)
          : choose(asked),
      );
      expect(verify(lanternQuay, match.save())).toEqual({ sound: true, unproved: ["chance"] });
    }
  });

  test("a fork at a question about real dice throws them itself", () => {
    const fork = physical().fork("ann", "its own");
    expect(fork.asked[0]).toMatchObject({ kind: "word" });
    expect(fork.state.notes).toHaveLength(3);
  });

  test("a fork throws dice of its own", () => {
    const match = physical();
    toTheChoice(match);
    const fork = match.fork("ann");
    fork.answer({ seat: "ann", picks: ["word:go"] });
    expect(fork.outcome).toEqual(done);
  });
});
