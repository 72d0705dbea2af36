import { describe, expect, test } from "vitest";
import {
  type ActionMenu,
  AnswerRefused,
  actionOffer,
  actionsOf,
  bar,
  declaredOffer,
  done,
  type Flow,
  type GameAction,
  gameAction,
  type ListedAction,
  Match,
  one,
  say,
} from "../src/index.js";
import { done as over, type SmallTable, smallGame } from "./small-game.js";

interface Acting {
  readonly t: SmallTable;
  /** What was looked at, in order. */
  readonly looked: string[];
}

/** An action that says more than the kernel asks for: what it counts as in a turn. */
interface Handwork<C> extends GameAction<Acting, C, Flow> {
  readonly counts: number;
}

function handwork<C>(given: Handwork<C>): Handwork<C> {
  return { ...gameAction(given), counts: given.counts };
}

interface Blow {
  readonly weapon: string;
  readonly foe: string;
}

const eat = handwork<string>({
  verb: "eat",
  target: (fruit) => fruit,
  at: (fruit) => [`card:${fruit}`],
  facts: (fruit) => ({ letters: fruit.length }),
  whyNot(fruit, { looked }) {
    looked.push(fruit);
    return fruit === "stone" ? bar("X-1", "inedible") : undefined;
  },
  run(fruit, { t }) {
    t.state.notes.push(`ate ${fruit}`);
    return done;
  },
  counts: 1,
});

const strike = handwork<Blow>({
  verb: "strike",
  target: ({ foe }) => foe,
  using: ({ weapon }) => weapon,
  id: ({ weapon, foe }) => `strike:${weapon}:${foe}`,
  label: ({ foe }) => say("option.hit", { foe }),
  *run({ foe, weapon }, { t }) {
    const really = yield* t.choose("ann", "really", () => [one("yes"), one("no")]);
    t.state.notes.push(`${really} ${weapon} ${foe}`);
  },
  counts: 2,
});

const rest = handwork<undefined>({ verb: "rest", run: () => done, counts: 0 });

/** Nobody strikes but with a sword in the house. */
function listActions(menu: ActionMenu<Acting, Handwork<unknown>>): void {
  for (const fruit of ["apple", "stone"]) menu.add(eat, fruit);
  const unarmed = menu.acting.t.state.deck.includes("sword") ? undefined : bar("X-2", "unarmed");
  if (menu.lists(unarmed)) for (const foe of ["orc", "rat"]) menu.add(strike, { weapon: "sword", foe }, unarmed);
  menu.add(rest, undefined);
}

function game(deck: string[], looked: string[] = [], offer = actionOffer) {
  return smallGame(
    function* (t) {
      const choice = yield* t.choose<"stop" | ListedAction<Acting, Handwork<unknown>>>("ann", "action", () => [
        offer<Acting, Handwork<unknown>>({ t, looked }, listActions),
        one("stop"),
      ]);
      if (choice === "stop") return over;
      t.state.notes.push(`counts ${choice.action.counts}`);
      if (choice.bar) t.state.notes.push("lost");
      else yield* choice.run();
      return "play";
    },
    { setup: () => ({ notes: [], deck }) },
  );
}

const start = (deck: string[], looked?: string[]) => Match.start(game(deck, looked), { seed: "x" });

function answer(match: ReturnType<typeof start>, pick: string): void {
  match.answer({ seat: "ann", picks: [pick] });
}

describe("a menu of actions", () => {
  test("offers what is allowed, with verb, target and what it is done with", () => {
    expect(start(["sword"]).asked[0]!.options).toEqual([
      { id: "eat:apple", verb: "eat", target: "apple" },
      { id: "strike:sword:orc", verb: "strike", target: "orc", using: "sword" },
      { id: "strike:sword:rat", verb: "strike", target: "rat", using: "sword" },
      { id: "rest", verb: "rest", target: "" },
      { id: "stop", verb: "stop", target: "" },
    ]);
  });

  test("shows each as it says, or by its verb and target", () => {
    const [apple, orc] = start(["sword"]).decision("ann")!.options;
    expect(apple).toEqual({
      id: "eat:apple",
      verb: "eat",
      target: "apple",
      label: say("option.eat", { of: "apple" }),
      at: ["card:apple"],
      facts: { letters: 5 },
    });
    expect(orc).toMatchObject({ label: say("option.hit", { foe: "orc" }), at: [] });
  });

  test("explains what is barred when somebody looks: by what it says itself, or by what stands against all of its kind", () => {
    const barred = Match.start(game([]), { seed: "x" }).decisions("ann", { explain: true })[0]!.barred!;
    expect(barred.map(({ id, bar: { rule } }) => [id, rule])).toEqual([
      ["eat:stone", "X-1"],
      ["strike:sword:orc", "X-2"],
      ["strike:sword:rat", "X-2"],
    ]);
    expect(() => answer(start([]), "strike:sword:orc")).toThrow(AnswerRefused);
  });

  test("looks once at each aim, and at nothing that it doesn't list, while nobody asks what is barred", () => {
    const looked: string[] = [];
    const match = start([], looked);
    expect(match.asked[0]!.ids).toEqual(["eat:apple", "rest", "stop"]);
    expect(looked).toEqual(["apple", "stone"]);
  });

  test("is worth the action itself to the rule that asks: it is done, and may ask on", () => {
    const match = start(["sword"]);
    for (const pick of ["eat:apple", "strike:sword:rat", "no"]) answer(match, pick);
    const { notes } = match.view("ann").state as { notes: string[] };
    expect(notes).toEqual(["counts 1", "ate apple", "counts 2", "no sword rat"]);
  });

  test("of which anything may be declared bars nothing, and tells what would have been", () => {
    const match = Match.start(game([], [], declaredOffer), { seed: "x" });
    expect(match.asked[0]!.ids).toEqual([
      "eat:apple",
      "eat:stone",
      "strike:sword:orc",
      "strike:sword:rat",
      "rest",
      "stop",
    ]);
    for (const pick of ["eat:stone", "strike:sword:orc"]) answer(match, pick);
    const { notes } = match.view("ann").state as { notes: string[] };
    expect(notes).toEqual(["counts 1", "lost", "counts 2", "lost"]);
    expect(match.decisions("ann", { explain: true })[0]!.barred).toEqual([]);
  });

  test("is a list to rules that choose by themselves", () => {
    const t = { state: { notes: [], deck: [] } } as unknown as SmallTable;
    const ids = (barredToo: boolean) => actionsOf({ t, looked: [] }, listActions, barredToo).map(({ id }) => id);
    expect(ids(false)).toEqual(["eat:apple", "rest"]);
    expect(ids(true)).toEqual(["eat:apple", "eat:stone", "strike:sword:orc", "strike:sword:rat", "rest"]);
  });
});
