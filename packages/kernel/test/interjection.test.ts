import { describe, expect, test } from "vitest";
import {
  AnswerRefused,
  ask,
  bar,
  type Die,
  each,
  Match,
  type Ruleset,
  replay,
  type Save,
  verify,
} from "../src/index.js";
import { battery, goldenText } from "../testing/index.js";
import { chooseWord, done, type Small, type SmallEvent, type SmallTable, smallGame } from "./small-game.js";

const coin: Die = { id: "coin", faces: ["heads", "tails"] };

/** Three words by ann. Anybody may grumble, which is noted; bob may object twice, which ann answers. */
const game = smallGame(
  function* (t) {
    t.state.notes.push(yield* chooseWord(t, "ann", "one", "two"));
    t.state.notes.push(...(yield* t.roll(coin, 1, "luck")));
    t.state.notes.push(yield* chooseWord(t, "ann", "three", "four"));
    return t.state.notes.length > 6 ? done : "play";
  },
  {
    interjections: {
      grumble: {
        rules: ["S-1"],
        whyNot: () => undefined,
        *flow(t, seat) {
          t.emit({ type: "noted", note: `${seat} grumbles` }, { rules: ["S-1"] });
        },
      },
      object: {
        rules: ["S-2"],
        whyNot: whyNotObject,
        *flow(t, seat) {
          t.state.deck.pop();
          const says = yield* t.choose("ann", "reply", () => [each(["sorry", "never"], (word) => `reply:${word}`)]);
          t.emit({ type: "noted", note: `${seat} hears ${says}` }, { rules: ["S-2"] });
        },
      },
    },
  },
);

function whyNotObject({ state }: SmallTable, seat: string) {
  if (seat !== "bob") return bar("S-2", "only-bob");
  return state.deck.length > 2 ? undefined : bar("S-2", "said-enough");
}

function started(): Match<Small, SmallEvent> {
  return Match.start(game, { seed: "s" });
}

describe("an interjection", () => {
  test("is seen to while another seat is asked; then the same question is open again, under a new number", () => {
    const match = started();
    const before = match.decision("ann")!;
    match.interject("bob", "object");
    expect(match.decision()).toMatchObject({ seat: "ann", kind: "reply" });
    match.answer({ seat: "ann", picks: ["reply:never"] });
    const after = match.decision("ann")!;
    expect(after).toMatchObject({ kind: "word", number: 2, options: before.options });
    expect(after.key).not.toBe(before.key);
    expect(match.events("ann").map((event) => "note" in event && event.note)).toEqual(["bob hears never"]);
    match.answer({ seat: "ann", picks: ["word:two"] });
    expect(match.state.notes[0]).toBe("two");
  });

  test("doesn't move the dice", () => {
    const [quiet, loud] = [started(), started()];
    loud.interject("bob", "grumble");
    for (const match of [quiet, loud]) match.answer({ seat: "ann", picks: ["word:one"] });
    expect(loud.state.notes).toEqual(quiet.state.notes);
  });

  test("is listed for each seat, with what stands against it", () => {
    const match = started();
    expect(match.interjections("ann")).toEqual([
      { id: "grumble", label: { key: "interjection.grumble" }, rules: ["S-1"] },
      {
        id: "object",
        label: { key: "interjection.object" },
        rules: ["S-2"],
        bar: { rule: "S-2", reason: { key: "bar.only-bob" } },
      },
    ]);
    expect(match.interjections("bob").every((call) => !call.bar)).toBe(true);
    expect(match.interjections("audience")).toEqual([]);
    expect(
      Match.start(
        smallGame(function* (t) {
          yield* t.confirm("ann", "end");
          return done;
        }),
      ).interjections("ann"),
    ).toEqual([]);
  });

  test("is kept like an answer: saved, loaded, replayed, verified, forked", () => {
    const match = started();
    match.interject("bob", "object");
    expect(match.answers).toEqual([{ seat: "bob", picks: ["!object"] }]);
    const loaded = Match.load(game, JSON.parse(JSON.stringify(match.save())));
    expect(loaded.decision()).toEqual(match.decision());
    const fork = match.fork("ann");
    expect(fork.asked[0]).toMatchObject({ seat: "ann", kind: "reply" });
    fork.answer({ seat: "ann", picks: ["reply:sorry"] });
    expect(fork.asked[0]).toMatchObject({ seat: "ann", kind: "word" });
    for (const one of [match, loaded]) one.answer({ seat: "ann", picks: ["reply:sorry"] });
    expect(JSON.stringify(loaded.save())).toBe(JSON.stringify(match.save()));
    expect(verify(game, match.save(), match.seedHash)).toEqual({ sound: true, unproved: [] });
    expect(replay(game, match.save(), 1).decision()).toMatchObject({ kind: "reply" });
    expect(goldenText(match)).toContain("> bob: !object");
  });

  test("can be taken back by whoever called it, and done again", () => {
    const match = started();
    match.interject("bob", "grumble");
    const after = JSON.stringify(match.save());
    expect(match.undoOffer("ann")).toEqual({ to: 0, free: false });
    expect(match.undoOffer("bob")).toEqual({ to: 0, free: true });
    match.undo("bob");
    expect(match.events("ann")).toEqual([]);
    match.redo("bob");
    expect(JSON.stringify(match.save())).toBe(after);
  });

  test("may say which question it speaks into, and is stale when that is gone", () => {
    const match = started();
    const { number, key } = match.decision()!;
    match.interject("bob", "grumble", { number, key });
    expect(() => match.interject("bob", "grumble", { number, key })).toThrow(/Decision 0 isn't open/);
    expect(() => match.interject("bob", "grumble", { key })).toThrow(expect.objectContaining({ fault: "stale" }));
  });

  test.each([
    ["that the game doesn't know", "bob", "sing", "unknown-interjection", /grumble, object/],
    ["by nobody", "cat", "grumble", "wrong-seat", /ann, bob; not cat/],
    ["that is barred", "ann", "object", "barred-interjection", /barred by S-2 \(bar.only-bob\)/],
  ])("%s is refused, and changes nothing", (_what, seat, id, fault, sentence) => {
    const match = started();
    const before = JSON.stringify(match.save());
    const call = () => match.interject(seat, id);
    expect(call).toThrow(AnswerRefused);
    expect(call).toThrow(expect.objectContaining({ fault }));
    expect(call).toThrow(sentence);
    expect(JSON.stringify(match.save())).toBe(before);
  });

  test("waits while another one is seen to", () => {
    const match = started();
    match.interject("bob", "object");
    expect(match.interjections("bob")).toEqual([]);
    expect(() => match.interject("ann", "grumble")).toThrow(/Nobody may speak up now: another interjection/);
  });

  test("waits while several answer in secret, and while real dice are awaited", () => {
    const interjections = game.interjections!;
    const together = smallGame(
      function* (t) {
        yield* t.together(t.seats.map((seat) => ask(seat, "throw", () => [each(["rock"], String)])));
        return done;
      },
      { interjections },
    );
    const secret = Match.start(together);
    expect(() => secret.interject("ann", "grumble")).toThrow(/several seats answer in secret/);
    expect(secret.interjections("ann")).toEqual([]);
    const real = Match.start(game, { chance: { mode: "physical" } });
    real.answer({ seat: "ann", picks: ["word:one"] });
    expect(() => real.interject("bob", "grumble")).toThrow(expect.objectContaining({ fault: "not-now" }));
  });

  test("after the end there is nothing to call", () => {
    const match = Match.start(
      smallGame(
        function* (t) {
          yield* t.confirm("ann", "end");
          return done;
        },
        { interjections: game.interjections! },
      ),
    );
    match.answer({ seat: "ann", picks: ["yes"] });
    expect(match.interjections("ann")).toEqual([]);
    expect(() => match.interject("ann", "grumble")).toThrow(expect.objectContaining({ fault: "match-over" }));
  });

  test("that the rules fail on leaves the match as it was", () => {
    const failing = smallGame(
      function* (t) {
        yield* t.confirm("ann", "end");
        return done;
      },
      {
        interjections: {
          burst: {
            rules: [],
            whyNot: () => undefined,
            *flow(t) {
              t.state.notes.push("half done");
              throw new Error("no");
            },
          },
        },
      },
    );
    const match = Match.start(failing);
    expect(() => match.interject("bob", "burst")).toThrow(
      /The rules failed in step "play" after answer 0 by bob, !burst/,
    );
    expect(match.state.notes).toEqual([]);
    expect(match.decision()).toMatchObject({ kind: "end", number: 0 });
  });

  test("that no longer fits after rules were mended takes a save back to its step", () => {
    const match = started();
    match.interject("bob", "grumble");
    const fixed: Ruleset<Small, SmallEvent> = { ...game, interjections: {} };
    const loaded = Match.load(fixed, match.save() as Save);
    expect(loaded.notice).toMatchObject({ key: "notice.back-to-step", args: { dropped: 1 } });
  });
});

describe("the battery on a game with interjections", () => {
  for (const check of battery(game, { seeds: 30, bound: 200 })) test(check.name, check.run);
});
