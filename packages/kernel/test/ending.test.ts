import { describe, expect, test } from "vitest";
import {
  type Die,
  each,
  type Flow,
  Match,
  type Outcome,
  one,
  type Ruleset,
  RulesMistake,
  replay,
  verify,
} from "../src/index.js";
import { battery } from "../testing/index.js";
import { chooseWord, type Small, type SmallEvent, type SmallTable, smallGame } from "./small-game.js";

const coin: Die = { id: "coin", faces: ["heads", "tails"] };
const won: Outcome = { winners: ["ann"], how: "done", rules: ["S-1"] };

/** Two flows below the step: whoever says "end" ends the match, whoever says "leap" the step. */
function* speak(t: SmallTable, seat: string): Flow {
  t.state.notes.push("begins");
  try {
    yield* say(t, seat);
  } finally {
    t.state.notes.push("tidies up");
  }
}

function* say(t: SmallTable, seat: string): Flow {
  const word = yield* chooseWord(t, seat, "on", "end", "leap");
  t.emit({ type: "noted", note: word }, { rules: ["S-1"] });
  if (word === "end") t.end(won);
  if (word === "leap") t.goTo("second");
  t.state.notes.push(...(yield* t.roll(coin, 1, "luck")));
}

const interjections: NonNullable<Ruleset<Small, SmallEvent>["interjections"]> = {
  speak: { rules: ["S-2"], whyNot: () => undefined, flow: speak },
};

const game = smallGame(
  function* (t) {
    yield* speak(t, "ann");
    return t.state.notes.length > 8 ? won : "play";
  },
  {
    interjections,
    steps: {
      *play(t) {
        yield* speak(t, "ann");
        return t.state.notes.length > 8 ? won : "play";
      },
      *second(t) {
        t.state.notes.push(yield* chooseWord(t, "bob", "well", "ill"));
        return "play";
      },
    },
  },
);

const started = () => Match.start(game, { seed: "s" });
const says = (match: Match<Small, SmallEvent>, seat: string, word: string) =>
  match.answer({ seat, picks: [`word:${word}`] });

describe("a rule that ends the match", () => {
  test("does so in the midst of whatever is under way, and what is under way tidies up", () => {
    const match = started();
    says(match, "ann", "end");
    expect(match.outcome).toEqual(won);
    expect(match.asked).toEqual([]);
    expect(match.state.notes).toEqual(["begins", "tidies up"]);
    expect(match.events("ann")).toMatchObject([{ type: "noted", note: "end" }]);
  });

  test("may ask while it tidies up: the match is over when that is answered", () => {
    const asking = smallGame(function* (t) {
      try {
        return t.end(won);
      } finally {
        t.state.notes.push(yield* chooseWord(t, "bob", "well", "ill"));
      }
    });
    const match = Match.start(asking, { seed: "s" });
    expect(match.outcome).toBeUndefined();
    says(match, "bob", "well");
    expect([match.outcome, match.state.notes]).toEqual([won, ["well"]]);
  });

  test("in an interjection also breaks off the step that waits, which tidies up, too", () => {
    const match = started();
    match.interject("bob", "speak");
    says(match, "bob", "end");
    expect(match.outcome).toEqual(won);
    expect(match.state.notes).toEqual(["begins", "begins", "tidies up", "tidies up"]);
    expect(match.interjections("ann")).toEqual([]);
  });

  test("can't let the step that an interjection breaks off ask any more", () => {
    const asking = smallGame(
      function* (t) {
        try {
          yield* chooseWord(t, "ann", "one", "two");
        } finally {
          yield* chooseWord(t, "ann", "three", "four");
        }
        return won;
      },
      { interjections },
    );
    const match = Match.start(asking, { seed: "s" });
    match.interject("bob", "speak");
    expect(() => says(match, "bob", "end")).toThrow(/broken off and still asks "word"/);
    expect(match.decision("bob")).toBeDefined();
  });

  test("is taken back and done again like any answer", () => {
    const match = started();
    const before = JSON.stringify(match.save());
    says(match, "ann", "end");
    const after = JSON.stringify(match.save());
    match.undo("ann");
    expect([match.outcome, JSON.stringify(match.save())]).toEqual([undefined, before]);
    match.redo("ann");
    expect([match.outcome, JSON.stringify(match.save())]).toEqual([won, after]);
  });

  test("is saved, loaded, replayed and verified", () => {
    const match = started();
    says(match, "ann", "on");
    match.interject("bob", "speak");
    says(match, "bob", "end");
    const loaded = Match.load(game, JSON.parse(JSON.stringify(match.save())));
    expect([loaded.outcome, loaded.notice]).toEqual([won, undefined]);
    expect(loaded.state).toEqual(match.state);
    expect(verify(game, match.save(), match.seedHash)).toEqual({ sound: true, unproved: [] });
    expect(replay(game, match.save(), 2).decision()).toMatchObject({ seat: "bob", kind: "word" });
  });

  test("ends a fork, and not the match that it was made from", () => {
    const match = started();
    match.interject("bob", "speak");
    const fork = match.fork("bob");
    fork.answer({ seat: "bob", picks: ["word:end"] });
    expect([fork.outcome, match.outcome]).toEqual([won, undefined]);
    says(match, "bob", "on");
    expect(match.decision("ann")).toBeDefined();
  });

  test("ends it before anybody was asked", () => {
    const match = Match.start(
      smallGame(function* (t) {
        if (t.seats.length > 0) t.end(won);
        return yield* chooseWord(t, "ann", "play", "play");
      }),
    );
    expect(match.outcome).toEqual(won);
  });

  test("has an outcome of its own: nobody changes it later", () => {
    const winners = ["ann"];
    const match = Match.start(
      smallGame(function* (t) {
        yield* chooseWord(t, "ann", "one", "two");
        return t.end({ ...won, winners });
      }),
    );
    says(match, "ann", "one");
    winners.push("bob");
    expect(match.outcome).toEqual(won);
  });
});

describe("a rule that goes to another step", () => {
  test("breaks off what is under way", () => {
    const match = started();
    says(match, "ann", "leap");
    expect([match.step, match.asked[0]!.seat]).toEqual(["second", "bob"]);
    expect(match.state.notes).toEqual(["begins", "tidies up"]);
    says(match, "bob", "well");
    expect(match.step).toBe("play");
  });

  test("does so from an interjection, too, and the next one can be called at once", () => {
    const match = started();
    match.interject("bob", "speak");
    says(match, "bob", "leap");
    expect(match.step).toBe("second");
    match.interject("ann", "speak");
    says(match, "ann", "on");
    expect(match.asked[0]!.seat).toBe("bob");
    const loaded = Match.load(game, JSON.parse(JSON.stringify(match.save())));
    expect([loaded.decision("bob"), loaded.state]).toEqual([match.decision("bob"), match.state]);
  });

  test("begins a save point there", () => {
    const match = started();
    says(match, "ann", "leap");
    expect(match.save().mark?.step).toBe("second");
  });
});

describe("what looks after every step", () => {
  const looking = smallGame(
    function* (t) {
      t.state.notes.push(yield* chooseWord(t, "ann", "on", "enough"));
      return "play";
    },
    {
      afterStep(t) {
        if (t.state.notes.includes("enough")) t.end(won);
        if (t.state.notes.length === 2) t.goTo("second");
      },
      steps: {
        *play(t) {
          t.state.notes.push(yield* chooseWord(t, "ann", "on", "enough"));
          return "play";
        },
        *second(t) {
          t.state.notes.push(yield* chooseWord(t, "bob", "well", "ill"));
          return "play";
        },
      },
    },
  );

  test("may end the match, or go to another step", () => {
    const match = Match.start(looking, { seed: "s" });
    says(match, "ann", "on");
    expect(match.step).toBe("play");
    says(match, "ann", "on");
    expect(match.step).toBe("second");
    says(match, "bob", "ill");
    says(match, "ann", "enough");
    expect(match.outcome).toEqual(won);
  });

  test("isn't asked when the step has ended the match by itself, nor after an interjection", () => {
    let looks = 0;
    const counting = smallGame(
      function* (t) {
        yield* chooseWord(t, "ann", "one", "two");
        return won;
      },
      {
        interjections: { sigh: { rules: [], whyNot: () => undefined, *flow() {} } },
        afterStep() {
          looks += 1;
        },
      },
    );
    const match = Match.start(counting, { seed: "s" });
    match.interject("bob", "sigh");
    says(match, "ann", "one");
    expect([match.outcome, looks]).toEqual([won, 0]);
  });
});

describe("what is no flow", () => {
  const ending = (offers: (t: SmallTable) => ReturnType<typeof one>[]) =>
    smallGame(function* (t) {
      yield* chooseWord(t, "ann", "one", "two");
      yield* t.choose("ann", "word", () => offers(t));
      return won;
    });

  test.each([
    ["an offer", ending((t) => t.end(won))],
    ["a bar", ending((t) => [one("on"), one("off", { bar: () => t.end(won) })])],
  ])("can't end the match: %s", (_what, ruleset) => {
    const match = Match.start(ruleset, { seed: "s" });
    expect(() => says(match, "ann", "one")).toThrow(RulesMistake);
    expect(() => says(match, "ann", "one")).toThrow(/only a flow can end the match/);
    expect([match.outcome, match.decision("ann")?.number]).toEqual([undefined, 0]);
  });
});

describe("the battery on a game whose rules end it", () => {
  for (const check of battery(game, { seeds: 30, bound: 200 })) test(check.name, check.run);
});

test("a question that waits for an interjection isn't made again when that ends the match", () => {
  let made = 0;
  const counting = smallGame(
    function* (t) {
      yield* t.choose("ann", "word", () => {
        made += 1;
        return [each(["on", "off"], "word")];
      });
      return won;
    },
    { interjections },
  );
  const match = Match.start(counting, { seed: "s" });
  match.interject("bob", "speak");
  says(match, "bob", "end");
  expect(made).toBe(1);
});
