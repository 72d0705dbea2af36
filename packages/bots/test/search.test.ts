import { Match, RulesMistake, splitOption, type View } from "@tavolata/kernel";
import {
  evaluator,
  heuristic,
  lanternQuay,
  type Quay,
  type QuayContent,
  type QuayEvent,
  type QuayView,
} from "@tavolata/kernel/examples/lantern-quay";
import { describe, expect, test } from "vitest";
import { BotTable, type Choice, heuristicBot, OwnChance, playOut, SeatContext, searchBot } from "../src/index.js";
import { BudgetMeter } from "../src/search/budget.js";
import { candidatesFor } from "../src/search/candidates.js";
import { type Candidate, halve, lead } from "../src/search/halving.js";
import { chosen, Node, widened } from "../src/search/tree.js";

const quay = (seed: string) => Match.start(lanternQuay, { seed, options: { pairs: 2 } });
const thinker = (iterations: number, searchConfig = {}) =>
  searchBot<Quay, QuayEvent, QuayContent, View<QuayView>>({
    id: "strong",
    heuristic: heuristic,
    evaluator,
    budget: { iterations },
    searchConfig,
  });
const normal = heuristicBot<Quay, QuayEvent, QuayContent, View<QuayView>>(heuristic);

/** What a bot would answer to the first question after so many answers of the normal one. */
function choiceAt(seed: string, answers: number, bot = thinker(40)): Choice {
  const match = quay(seed);
  playOut(match, () => normal, answers);
  return new BotTable(match, () => bot).decide(match.asked[0]!);
}

describe("a bot that thinks ahead", () => {
  test("answers the same with the same number of iterations", () => {
    for (const answers of [0, 4, 9]) expect(choiceAt("a", answers)).toEqual(choiceAt("a", answers));
  });

  test("says what it expects, of its answer and of the next best", () => {
    const { expects } = choiceAt("a", 0);
    expect(expects!.iterations).toBeGreaterThanOrEqual(40);
    expect(expects!.value).toBeGreaterThan(0);
    expect(expects!.value).toBeLessThan(1);
    expect(expects!.next!.picks).toHaveLength(1);
  });

  test("decides at once where there is nothing to choose, and where the game calls it a formality", () => {
    expect(choiceAt("a", 0, thinker(40, { unsearchedKinds: ["pier"] })).expects).toBeUndefined();
    const match = quay("b");
    const bot = thinker(2);
    const table = new BotTable(match, () => bot);
    for (let asked = match.asked[0]; asked; asked = match.asked[0]) {
      const { ids, min } = asked;
      const { expects } = table.answer(asked);
      if (ids.length === 1 && min === 1) expect(expects).toBeUndefined();
    }
    expect(match.outcome).toBeDefined();
  });

  test("tells on request what it expects of an answer that needs no thought, which stays the same", () => {
    const bot = thinker(40, { unsearchedKinds: ["pier"] });
    const match = quay("a");
    const table = new BotTable(match, () => bot);
    const { expects, ...choice } = table.explain(match.asked[0]!);
    expect(choice).toEqual(table.decide(match.asked[0]!));
    expect(expects!.iterations).toBeGreaterThan(0);
    expect(expects!.next!.picks).not.toEqual(choice.picks);
  });

  test("tells nothing more on request of an answer that it has thought about", () => {
    const match = quay("a");
    const table = new BotTable(match, () => thinker(40));
    expect(table.explain(match.asked[0]!)).toEqual(table.decide(match.asked[0]!));
  });

  test("expects nothing of an answer that it could try in no world, and tells of no such next best", () => {
    const match = quay("a");
    const asked = match.asked[0]!;
    /** As if the rules broke down in every world but the first ones. */
    const expectedIn = (worlds: number) => {
      let left = worlds;
      class Breaking extends SeatContext<Quay, QuayEvent, QuayContent> {
        override fork(seed: string) {
          left -= 1;
          if (left < 0) throw new RulesMistake("broken");
          return super.fork(seed);
        }
      }
      return thinker(40).explain!(new Breaking(match, asked, new OwnChance("a", asked.seat))).expects;
    };
    expect(expectedIn(0)).toBeUndefined();
    expect(expectedIn(1)!.value).toBeGreaterThan(0);
    expect(expectedIn(1)!.next).toBeUndefined();
    expect(expectedIn(2)!.next).toBeDefined();
  });

  test("sees nothing that its seat can't know: whatever is hidden, it answers the same", () => {
    for (const answers of [0, 4, 7, 11]) {
      const match = quay("hidden");
      playOut(match, () => normal, answers);
      const asked = match.asked[0]!;
      const bot = thinker(24);
      const choices = ["x", "y", "z"].map((other) => {
        const world = match.fork(asked.seat, other);
        const same = world.asked.find(({ seat }) => seat === asked.seat)!;
        return bot.decide(new SeatContext(world, same, new OwnChance("hidden", asked.seat)));
      });
      expect(choices[1]).toEqual(choices[0]);
      expect(choices[2]).toEqual(choices[0]);
    }
  });

  test("keeps to its time, whatever it is", () => {
    let now = 0;
    const meter = new BudgetMeter({ milliseconds: 100 }, () => now);
    const candidate = (pick: string): Candidate => ({ picks: [pick], values: [] });
    halve(["a", "b", "c"].map(candidate), meter, () => {
      now += 9;
      return 0.5;
    });
    expect(now).toBeGreaterThanOrEqual(100);
    expect(now).toBeLessThanOrEqual(100 + 9 * 3);
  });
});

describe("the comparison of answers", () => {
  const candidates = (count: number) =>
    Array.from({ length: count }, (_, i): Candidate => ({ picks: [String(i)], values: [] }));

  test("gives most of its budget to the best, in the same worlds as the advice", () => {
    const all = candidates(8);
    const meter = new BudgetMeter({ iterations: 96 });
    halve(all, meter, ({ picks }, world) => {
      meter.iterations += 1;
      return Number(picks[0]) / 10 + (world % 3) / 100;
    });
    const tried = all.map(({ values }) => values.length);
    expect(tried[7]).toBe(Math.max(...tried));
    expect(Math.abs(tried[0]! - tried[7]!)).toBeLessThanOrEqual(1);
    expect(tried[1]).toBeLessThan(tried[7]!);
  });

  test("compares fewer answers where the budget is small, and never fewer than three", () => {
    for (const [iterations, answers] of [
      [20, 3],
      [40, 4],
      [200, 8],
    ] as const) {
      const all = candidates(8);
      const meter = new BudgetMeter({ iterations });
      halve(all, meter, (_, world) => {
        meter.iterations += 1;
        return (world % 3) / 10;
      });
      expect(all.filter(({ values }) => values.length > 0)).toHaveLength(answers);
    }
  });

  test("ends when all that is left is the same answer in other styles", () => {
    const meter = new BudgetMeter({ iterations: 400 });
    const all: Candidate[] = ["0", "0", "1"].map((pick, i) => ({ picks: [pick], style: String(i), values: [] }));
    halve(all, meter, ({ picks }, world) => {
      meter.iterations += 1;
      return 0.5 - Number(picks[0]) / 4 + (world % 2) / 100;
    });
    expect(meter.iterations).toBeLessThan(50);
  });

  test("ends when the last one is proved to be better", () => {
    const all = candidates(2);
    const meter = new BudgetMeter({ iterations: 400 });
    halve(all, meter, ({ picks }, world) => {
      meter.iterations += 1;
      return Number(picks[0]) / 2 + (world % 2) / 100;
    });
    expect(meter.iterations).toBeLessThan(50);
  });

  test("counts a lead by the worlds that both were tried in", () => {
    const one = { picks: [], values: [0.5, undefined, 0.7, 0.9] };
    const other = { picks: [], values: [0.4, 0.9, 0.6] };
    const { mean, error, worlds } = lead(one, other);
    expect(worlds).toBe(2);
    expect(mean).toBeCloseTo(0.1);
    expect(error).toBeCloseTo(0);
  });
});

describe("the answers that are compared", () => {
  const chance = () => {
    let n = 0;
    return { below: (limit: number) => n++ % limit };
  };
  const asked = (ids: readonly string[], { min = 1, max = 1 } = {}) => ({
    seat: "x",
    kind: "k",
    number: 0,
    ids,
    options: ids.map(splitOption),
    min,
    max,
    repeats: false,
  });

  test("begin with the advice, and are no more than are wanted", () => {
    const ids = Array.from({ length: 300 }, (_, i) => String(i));
    const answers = candidatesFor(asked(ids), ["250"], 12, chance());
    expect(answers).toHaveLength(12);
    expect(answers[0]).toEqual(["250"]);
    expect(new Set(answers.map(String)).size).toBe(12);
  });

  test("are of every kind of deed before there are two of one", () => {
    const ids = [...Array.from({ length: 40 }, (_, i) => `step:${i}`), "attack:orc", "cast:fire", "end-turn"];
    const answers = candidatesFor(asked(ids), ["step:7"], 5, chance()).flat();
    expect(answers[0]).toBe("step:7");
    expect(answers).toEqual(expect.arrayContaining(["attack:orc", "cast:fire", "end-turn"]));
  });

  test("are those that promise most before all others, as far as they are on offer", () => {
    const ids = Array.from({ length: 40 }, (_, i) => `step:${i}`);
    const answers = candidatesFor(asked(ids), ["step:7"], 4, chance(), ["step:30", "gone", "step:7", "step:3"]);
    expect(answers.flat().slice(0, 3)).toEqual(["step:7", "step:30", "step:3"]);
    expect(answers).toHaveLength(4);
  });

  test("are sets near the advice where several are picked at once", () => {
    const answers = candidatesFor(asked(["a", "b", "c"], { min: 0, max: 2 }), ["a"], 8, chance());
    expect(answers[0]).toEqual(["a"]);
    expect(answers).toContainEqual([]);
    expect(answers).toContainEqual(["a", "b"]);
    expect(answers).toContainEqual(["b"]);
    for (const picks of answers) expect(picks.length).toBeLessThanOrEqual(2);
  });

  test("are one where there is only one", () => {
    expect(candidatesFor(asked(["a"]), ["a"], 8, chance())).toEqual([["a"]]);
  });
});

describe("the tree", () => {
  test("offers more answers the more often a place was visited", () => {
    expect([0, 1, 4, 100].map((visits) => widened(20, visits))).toEqual([1, 2, 3, 11]);
    expect(widened(3, 100)).toBe(3);
  });

  test("tries the advice first, and then goes for what was good to who decides", () => {
    const node = new Node();
    expect(chosen(node, "x", ["advice", "other"])).toBe(0);
    for (let i = 0; i < 30; i++) {
      const at = chosen(node, "x", ["advice", "other"]);
      const values = at === 0 ? { x: 0.2, y: 0.8 } : { x: 0.6, y: 0.4 };
      node.child(["advice", "other"][at]!).add(values);
      node.add(values);
    }
    expect(node.child("other").visits).toBeGreaterThan(node.child("advice").visits);
    expect(node.child("advice").meanFor("y")).toBeCloseTo(0.8);
  });

  test("doesn't forget what can seldom be chosen", () => {
    const node = new Node();
    for (let i = 0; i < 40; i++) {
      const keys = i % 10 === 9 ? ["a", "rare"] : ["a", "b"];
      const at = chosen(node, "x", keys);
      node.child(keys[at]!).add({ x: keys[at] === "rare" ? 0.5 : 0.4 });
      node.add({ x: 0.4 });
    }
    expect(node.child("rare").visits).toBeGreaterThanOrEqual(3);
  });
});
