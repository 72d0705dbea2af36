import { type Decision, type NamedOption, say } from "@tavolata/kernel";
import { describe, expect, test } from "vitest";
import {
  bestOf,
  OpenReasons,
  offerOf,
  offers,
  offersOf,
  type PolicyHints,
  PolicyQuestion,
  type PolicyTable,
  pick,
  pickAll,
  type ReasonArguments,
  targetsOf,
  why,
} from "../src/index.js";

const named: readonly NamedOption[] = [
  { id: "attack:orc-1", verb: "attack", target: "orc-1" },
  { id: "attack:orc-2", verb: "attack", target: "orc-2" },
  { id: "end-turn", verb: "end-turn", target: "" },
];

const decision: Decision = {
  number: 3,
  key: "k",
  seat: "dwarf",
  kind: "action",
  title: say("ask.action", { card: "axe-1", left: 2 }),
  options: named.map((option) => ({ ...option, label: say(`option.${option.verb}`) })),
  min: 1,
  max: 2,
  rules: [],
};

/** A decision whose words nobody may look at. */
const unworded: Decision = {
  ...decision,
  get title(): never {
    throw new Error("the title was worded");
  },
  get options(): never {
    throw new Error("the options were worded");
  },
};

const content = { worth: { "orc-1": 1, "orc-2": 5 } as Readonly<Record<string, number>> };

describe("a choice", () => {
  test("is one option or several, with a reason that begins with its prefix", () => {
    expect(pick("end-turn", "all-done")).toEqual({ picks: ["end-turn"], reason: { key: "reason.all-done" } });
    const about: ReasonArguments = { of: "a" };
    expect(pickAll(["a", "b"], "both", about)).toEqual({
      picks: ["a", "b"],
      reason: { key: "reason.both", args: about },
    });
    expect(why("all-done")).toEqual({ key: "reason.all-done" });
  });
});

describe("the best", () => {
  test("is the first of equals, of any list that can be walked through", () => {
    expect(bestOf(new Set(["a", "bb", "cc"]), ({ length }) => length)).toBe("bb");
  });

  test("is nothing of nothing, and nothing where nothing has a score", () => {
    expect(bestOf([], () => 1)).toBeUndefined();
    expect(bestOf(["a"], () => Number.NEGATIVE_INFINITY)).toBeUndefined();
  });
});

describe("what is on offer", () => {
  test("is found by verb and target", () => {
    expect(targetsOf(named, "attack")).toEqual(["orc-1", "orc-2"]);
    expect(offersOf(named, "attack").map(({ id }) => id)).toEqual(["attack:orc-1", "attack:orc-2"]);
    expect(offerOf(named, "attack")?.id).toBe("attack:orc-1");
    expect(offerOf(named, "attack", "orc-2")?.id).toBe("attack:orc-2");
    expect(offerOf(named, "shoot")).toBeUndefined();
  });

  test("is there or not, also without a target", () => {
    expect(offers(named, "end-turn")).toBe(true);
    expect(offers(named, "end-turn", "")).toBe(true);
    expect(offers(named, "attack", "")).toBe(false);
    expect(offers(named, "attack", "orc-3")).toBe(false);
  });
});

describe("a policy's question", () => {
  test("is read from the question in short where that is at hand: no label is made", () => {
    const asked = { ids: ["attack:orc-1"], options: named.slice(0, 1), min: 0, max: 1 };
    const question = new PolicyQuestion(unworded, { content, asked, chance: { below: (limit) => limit - 1 } });
    expect(question.options).toBe(asked.options);
    expect(question.ids).toBe(asked.ids);
    expect([question.seat, question.kind, question.min, question.max]).toEqual(["dwarf", "action", 0, 1]);
    expect(question.below(6)).toBe(5);
  });

  test("is read from the decision otherwise, and takes the first of what is all the same", () => {
    const question = new PolicyQuestion(decision, { content });
    expect(question.options).toBe(decision.options);
    expect(question.ids).toEqual(["attack:orc-1", "attack:orc-2", "end-turn"]);
    expect([question.min, question.max]).toEqual([1, 2]);
    expect(question.below(6)).toBe(0);
  });

  test("says what its title names", () => {
    const question = new PolicyQuestion(decision, { content });
    expect(question.argument("card")).toBe("axe-1");
    expect(question.argument("left")).toBe("2");
    expect(question.argument("token")).toBeUndefined();
  });

  test("is extended by a game, and answered by the policy of its kind", () => {
    class Question extends PolicyQuestion<typeof content> {
      readonly foes: readonly string[];

      constructor(decision: Decision, hints: PolicyHints<typeof content>) {
        super(decision, hints);
        this.foes = targetsOf(this.options, "attack");
      }
    }
    const policies: PolicyTable<Question> = {
      action: ({ foes, content: { worth } }) => pick(`attack:${bestOf(foes, (foe) => worth[foe]!)}`, "attack-best"),
    };
    expect(policies[decision.kind]?.(new Question(decision, { content }))?.picks).toEqual(["attack:orc-2"]);
    expect(policies["walk"]).toBeUndefined();
  });
});

describe("reasons", () => {
  const reasons = new OpenReasons(["strike"], ["all-done"]);

  test("that are open are told to everybody, those that are kept to nobody, the others to the own side", () => {
    const told = (key: string) => [reasons.tells(say(key), true), reasons.tells(say(key), false)];
    expect(told("reason.strike")).toEqual([true, true]);
    expect(told("reason.all-done")).toEqual([false, false]);
    expect(told("reason.lie-in-wait")).toEqual([true, false]);
  });

  test("of a bot that played without the game's policy are told to nobody", () => {
    expect(reasons.tells(say("bot.random"), true)).toBe(false);
  });

  test("are all named, for a test of their words", () => {
    expect(reasons.named).toEqual(["strike", "all-done"]);
  });
});
