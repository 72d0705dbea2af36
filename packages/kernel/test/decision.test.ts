import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { AnswerRefused, bar, type Die, each, type Flow, Match, one, RulesMistake, say } from "../src/index.js";
import { chooseWord, done, type SmallTable, smallGame } from "./small-game.js";

const fruitGame = smallGame(function* (t) {
  const fruit = ["apple", "plum", "stone"];
  const picked = yield* t.chooseSome(
    "ann",
    "fruit",
    () => [
      each(fruit, (one) => `eat:${one}`, {
        at: (one) => [`card:${one}`],
        bar: (one) => (one === "stone" ? bar("X-1", "inedible") : undefined),
      }),
      one("nothing", { label: () => say("go-hungry") }),
    ],
    { min: 1, max: 2, rules: ["X-0"] },
  );
  t.state.notes.push(...picked);
  return done;
});

/** The same with a list of what is allowed; writes down which fruit it was asked about. */
function quickFruitGame(allowed: readonly string[], asked: string[] = []) {
  return smallGame(function* (t) {
    const whyNot = (fruit: string) => {
      asked.push(fruit);
      return fruit === "stone" ? bar("X-1", "inedible") : undefined;
    };
    yield* t.choose("ann", "fruit", () => [
      each(
        allowed,
        (fruit) => `eat:${fruit}`,
        { bar: whyNot },
        () => ["apple", "plum", "stone"],
      ),
      one("nothing"),
    ]);
    return done;
  });
}

function refusal(act: () => void): AnswerRefused {
  try {
    act();
  } catch (error) {
    if (error instanceof AnswerRefused) return error;
    throw error;
  }
  throw new Error("It was accepted.");
}

describe("a decision", () => {
  test("lists its options with ids, labels, references and rules", () => {
    const decision = Match.start(fruitGame, { seed: "x" }).decision("ann")!;
    expect(decision).toMatchObject({ number: 0, seat: "ann", kind: "fruit", min: 1, max: 2, rules: ["X-0"] });
    expect(decision.title).toEqual({ key: "ask.fruit" });
    expect(decision.options).toEqual([
      {
        id: "eat:apple",
        verb: "eat",
        target: "apple",
        label: { key: "option.eat", args: { of: "apple" } },
        at: ["card:apple"],
      },
      {
        id: "eat:plum",
        verb: "eat",
        target: "plum",
        label: { key: "option.eat", args: { of: "plum" } },
        at: ["card:plum"],
      },
      { id: "nothing", verb: "nothing", target: "", label: { key: "go-hungry" } },
    ]);
    expect(decision.barred).toBeUndefined();
  });

  test("explains what is barred, and by which rule, when somebody asks", () => {
    const { barred } = Match.start(fruitGame).decision("ann", { explain: true })!;
    expect(barred).toEqual([
      {
        id: "eat:stone",
        verb: "eat",
        target: "stone",
        label: { key: "option.eat", args: { of: "stone" } },
        at: ["card:stone"],
        bar: { rule: "X-1", reason: { key: "bar.inedible" } },
      },
    ]);
  });

  test("works out what is barred only when somebody looks, where the offer lists what is allowed", () => {
    const asked: string[] = [];
    const match = Match.start(quickFruitGame(["apple", "plum"], asked));
    expect(match.asked[0]!.ids).toEqual(["eat:apple", "eat:plum", "nothing"]);
    expect(asked).toEqual([]);
    expect(match.decision("ann", { explain: true })!.barred).toMatchObject([{ id: "eat:stone", bar: { rule: "X-1" } }]);
    expect(refusal(() => match.answer({ seat: "ann", picks: ["eat:stone"] })).fault).toBe("barred-option");
  });

  test.each([
    ["is on offer, but barred by X-1", ["apple", "plum", "stone"]],
    ["is allowed, but not on offer", ["apple"]],
  ])("an option that %s is a mistake of the rules", (fault, allowed) => {
    const match = Match.start(quickFruitGame(allowed));
    expect(() => match.decision("ann", { explain: true })).toThrow(RulesMistake);
    expect(() => match.decision("ann", { explain: true })).toThrow(fault);
  });

  test("gives the rule what was picked, in the order of the picks", () => {
    const match = Match.start(fruitGame);
    match.answer({ seat: "ann", picks: ["eat:plum", "eat:apple"] });
    expect(match.state.notes).toEqual(["plum", "apple"]);
    expect(match.outcome).toEqual(done);
  });

  test.each([
    ["unknown-option", { seat: "ann", picks: ["eat:pear"] }],
    ["barred-option", { seat: "ann", picks: ["eat:stone"] }],
    ["too-few", { seat: "ann", picks: [] }],
    ["too-many", { seat: "ann", picks: ["eat:plum", "eat:apple", "nothing"] }],
    ["repeated-option", { seat: "ann", picks: ["eat:plum", "eat:plum"] }],
    ["wrong-seat", { seat: "bob", picks: ["eat:plum"] }],
    ["stale", { seat: "ann", number: 4, picks: ["eat:plum"] }],
    ["stale", { seat: "ann", number: 0, key: "of another line", picks: ["eat:plum"] }],
    ["malformed", { seat: "ann" }],
    ["malformed", { seat: "ann", picks: [3] }],
    ["malformed", undefined],
  ])("refuses an answer that is %s and stays as it was", (fault, answer) => {
    const match = Match.start(fruitGame);
    const before = JSON.stringify(match.save());
    const refused = refusal(() => match.answer(answer as never));
    expect(refused.fault).toBe(fault);
    expect(refused.said.key).toBe(`refused.${fault}`);
    expect(JSON.stringify(match.save())).toBe(before);
  });

  test("a refusal of a barred option carries the rule", () => {
    const refused = refusal(() => Match.start(fruitGame).answer({ seat: "ann", picks: ["eat:stone"] }));
    expect(refused.bar).toEqual({ rule: "X-1", reason: { key: "bar.inedible" } });
  });

  test("nothing can be answered when the match is over", () => {
    const match = Match.start(fruitGame);
    match.answer({ seat: "ann", picks: ["nothing"] });
    expect(refusal(() => match.answer({ seat: "ann", picks: ["nothing"] })).fault).toBe("match-over");
  });

  test("options may repeat where the decision says so", () => {
    const game = smallGame(function* (t) {
      t.state.notes.push(
        ...(yield* t.chooseSome("ann", "mark", () => [each(["x", "y"], (one) => `mark:${one}`)], {
          min: 3,
          max: 3,
          repeats: true,
        })),
      );
      return done;
    });
    const match = Match.start(game);
    expect(match.decision()!.repeats).toBe(true);
    match.answer({ seat: "ann", picks: ["mark:x", "mark:y", "mark:x"] });
    expect(match.state.notes).toEqual(["x", "y", "x"]);
  });

  test("without options it is a mistake of the rules, and says so", () => {
    const game = smallGame(function* (t) {
      yield* t.choose("ann", "void", () => [each([] as string[], String)]);
      return done;
    });
    expect(() => Match.start(game)).toThrow(RulesMistake);
  });
});

describe("a decision with a single way to answer", () => {
  const forced = smallGame(function* (t) {
    t.state.notes.push(yield* chooseWord(t, "ann", "only"));
    t.state.notes.push(yield* t.choose("bob", "secret", () => [one("pass")], { passes: false }));
    t.state.notes.push(yield* chooseWord(t, "ann", "this", "that"));
    return done;
  });

  test("is answered by the table, but not where that would tell something", () => {
    const match = Match.start(forced);
    expect(match.state.notes).toEqual(["only"]);
    expect(match.decision()).toMatchObject({ seat: "bob", kind: "secret", number: 0 });
  });

  test("is asked all the same where the table is set so, and the match remembers it", () => {
    const match = Match.start(forced, { settings: { autopass: false } });
    expect(match.decision()).toMatchObject({ seat: "ann", number: 0 });
    const loaded = Match.load(forced, JSON.parse(JSON.stringify(match.save())));
    expect(loaded.settings.autopass).toBe(false);
    expect(loaded.decision()).toMatchObject({ seat: "ann", number: 0 });
  });
});

test("a rule that fails leaves the match as it was before the answer", () => {
  const game = smallGame(function* (t) {
    const word = yield* chooseWord(t, "ann", "good", "bad");
    t.state.notes.push("half done");
    t.emit({ type: "noted", note: word }, { rules: [] });
    if (word === "bad") throw new Error("a slip of the pen");
    t.state.notes.push(yield* chooseWord(t, "bob", "yes", "no"));
    return done;
  });
  const match = Match.start(game);
  const before = JSON.stringify(match.save());
  expect(() => match.answer({ seat: "ann", picks: ["word:bad"] })).toThrow(
    /step "play" after answer 0 by ann, word:bad.*slip of the pen/s,
  );
  expect(JSON.stringify(match.save())).toBe(before);
  expect(match.events("everything")).toEqual([]);
  match.answer({ seat: "ann", picks: ["word:good"] });
  expect(match.decision()).toMatchObject({ seat: "bob", number: 1 });
});

test("rules that go round in a circle are stopped", () => {
  const game = smallGame(function* () {
    return "play";
  });
  expect(() => Match.start(game)).toThrow(/goes round in a circle/);
});

describe("chance that goes round in a circle within a step", () => {
  const coin: Die<"heads"> = { id: "coin", faces: ["heads"] };
  const circles: [string, (t: SmallTable) => Flow<unknown>][] = [
    ["throws", (t) => t.roll(coin, 1, "luck")],
    ["throws of nothing", (t) => t.roll(coin, 0, "luck")],
    ["shuffles", (t) => t.shuffle(t.state.deck, "deck")],
    ["lots", (t) => t.castLots(t.state.deck, "lots")],
    ["draws from an empty deck", (t) => t.draw([], 1, "deck")],
  ];
  /** Far beyond the bound, and not for ever: a test that fails ends. */
  const often = 30_000;

  test.each(circles)("%s without a question are stopped, and the match is as it was", (_what, act) => {
    const game = smallGame(function* (t) {
      yield* chooseWord(t, "ann", "go", "stay");
      for (let i = 0; i < often; i++) yield* act(t);
      return done;
    });
    const match = Match.start(game);
    const before = JSON.stringify(match.save());
    const go = () => match.answer({ seat: "ann", picks: ["word:go"] });
    expect(go).toThrow(RulesMistake);
    expect(go).toThrow(/goes round in a circle: \d+ throws, shuffles and draws without a question/);
    expect(JSON.stringify(match.save())).toBe(before);
  });

  test("with a question now and then they aren't", () => {
    const game = smallGame(function* (t) {
      for (let i = 0; i < 6; i++) {
        for (let thrown = 0; thrown < often / 6; thrown++) yield* t.roll(coin, 1, "luck");
        yield* chooseWord(t, "ann", "go", "stay");
      }
      return done;
    });
    const match = Match.start(game);
    for (let i = 0; i < 6; i++) match.answer({ seat: "ann", picks: ["word:go"] });
    expect(match.outcome).toEqual(done);
  });
});

test("a step that returns nothing is named", () => {
  const game = smallGame(function* () {
    return undefined as never;
  });
  expect(() => Match.start(game)).toThrow(/step "play" returns neither/);
});

test("a seat can't have the name of an onlooker", () => {
  const game = smallGame(
    function* () {
      return done;
    },
    { seats: () => ["ann", "audience"] },
  );
  expect(() => Match.start(game)).toThrow(/can't be called "audience"/);
});

test("settings that don't exist are refused", () => {
  expect(() => Match.start(fruitGame, { settings: { undo: "never" as never } })).toThrow(/friendly or strict/);
});

test("every way of refusing has its words", async () => {
  const words = JSON.parse(await readFile(new URL("../messages/en.json", import.meta.url), "utf8")) as Record<
    string,
    string
  >;
  const source = await readFile(new URL("../src/match/refusal.ts", import.meta.url), "utf8");
  const faults = [...source.matchAll(/type (?:Answer|Undo)Fault =([^;]*);/g)].flatMap(([, list]) => [
    ...list!.matchAll(/"([^"]+)"/g),
  ]);
  expect(faults.length).toBeGreaterThan(10);
  expect(faults.map(([, fault]) => `refused.${fault}`).filter((key) => !words[key])).toEqual([]);
});

test("a step that doesn't exist is named", () => {
  const game = smallGame(function* () {
    return "elsewhere";
  });
  expect(() => Match.start(game)).toThrow(/no step "elsewhere"/);
});
