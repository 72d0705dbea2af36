import fc from "fast-check";
import { expect, test } from "vitest";
import {
  costsFrom,
  costsTo,
  type Graph,
  graphOf,
  impassable,
  nearestOf,
  nextSteps,
  pathOf,
  stepsBetween,
  stepsFrom,
  stepsTo,
  unreached,
} from "../src/index.js";
import { openBoard } from "./board.js";

/** A graph with some ways closed and a cost for each of the others. */
const terrain = fc.integer({ min: 1, max: 7 }).chain((places) =>
  fc
    .array(fc.array(fc.record({ to: fc.nat(places - 1), cost: fc.integer({ min: -1, max: 3 }) }), { maxLength: 4 }), {
      minLength: places,
      maxLength: places,
    })
    .map((lists) => {
      const graph = graphOf(lists.map((list) => list.map(({ to }) => to)));
      const costs = lists.flat().map(({ cost }) => (cost < 0 ? impassable : cost));
      return { graph, costOf: (_from: number, _to: number, way: number) => costs[way]! };
    }),
);

/** An independent judge: the cost between any two places after Floyd and Warshall. */
function judge(graph: Graph, costOf: (from: number, to: number, way: number) => number): number[][] {
  const { places, from, to } = graph;
  const cost = Array.from({ length: places }, (_, a) =>
    Array.from({ length: places }, (_, b) => (a === b ? 0 : impassable)),
  );
  for (const [way, a] of from.entries()) cost[a]![to[way]!] = Math.min(cost[a]![to[way]!]!, costOf(a, to[way]!, way));
  for (let via = 0; via < places; via++) {
    for (let a = 0; a < places; a++) {
      for (let b = 0; b < places; b++) cost[a]![b] = Math.min(cost[a]![b]!, cost[a]![via]! + cost[via]![b]!);
    }
  }
  return cost;
}

const found = (cost: number) => (cost === impassable ? unreached : cost);

test("costs are the least there are, in both directions", () => {
  fc.assert(
    fc.property(terrain, ({ graph, costOf }) => {
      const cost = judge(graph, costOf);
      for (let place = 0; place < graph.places; place++) {
        expect([...costsFrom(graph, place, costOf).cost]).toEqual(cost[place]!.map(found));
        expect([...costsTo(graph, place, costOf).cost]).toEqual(cost.map((row) => found(row[place]!)));
      }
    }),
  );
});

test("costs are the least there are on a board with hard and easy squares", () => {
  const graph = openBoard(6, 6);
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 36, maxLength: 36 }),
      fc.nat(35),
      (costs, start) => {
        const costOf = (_from: number, to: number) => costs[to]!;
        const cost = judge(graph, costOf);
        const reach = costsFrom(graph, start, costOf);
        expect([...reach.cost]).toEqual(cost[start]);
        expect(costsTo(graph, start, costOf).cost.every((one, place) => one === cost[place]![start])).toBe(true);
        const order = [...reach.reached].map((place) => reach.cost[place]!);
        expect(order).toEqual([...order].sort((a, b) => a - b));
      },
    ),
  );
});

test("steps are the fewest there are, in both directions", () => {
  fc.assert(
    fc.property(terrain, ({ graph, costOf }) => {
      const mayStep = (from: number, to: number, way: number) => costOf(from, to, way) !== impassable;
      const steps = judge(graph, (from, to, way) => (mayStep(from, to, way) ? 1 : impassable));
      for (let place = 0; place < graph.places; place++) {
        expect([...stepsFrom(graph, place, mayStep).cost]).toEqual(steps[place]!.map(found));
        expect([...stepsTo(graph, place, mayStep).cost]).toEqual(steps.map((row) => found(row[place]!)));
        for (let other = 0; other < graph.places; other++) {
          expect(stepsBetween(graph, place, other, mayStep) ?? unreached).toBe(found(steps[place]![other]!));
        }
      }
    }),
  );
});

/** The least cost of a walk along these places. */
function costOfWalk(graph: Graph, costOf: (from: number, to: number, way: number) => number, walk: number[]): number {
  let total = 0;
  for (let i = 1; i < walk.length; i++) {
    const costs = [...graph.from.keys()]
      .filter((way) => graph.from[way] === walk[i - 1] && graph.to[way] === walk[i])
      .map((way) => costOf(walk[i - 1]!, walk[i]!, way));
    total += Math.min(impassable, ...costs);
  }
  return total;
}

test("a path can be walked, leads where it should, and costs what the search says", () => {
  fc.assert(
    fc.property(terrain, fc.nat(6), ({ graph, costOf }, number) => {
      const origin = number % graph.places;
      for (const reach of [costsFrom(graph, origin, costOf), costsTo(graph, origin, costOf)]) {
        for (let place = 0; place < graph.places; place++) {
          const path = pathOf(reach, place);
          if (reach.cost[place] === unreached) {
            expect(path).toBeUndefined();
            continue;
          }
          const [start, end] = reach.direction === "from" ? [origin, place] : [place, origin];
          expect(path!.at(-1) ?? start).toBe(end);
          expect(costOfWalk(graph, costOf, [start, ...path!])).toBe(reach.cost[place]);
        }
      }
    }),
  );
});

test("where every step costs the same, both searches find the same paths in the same order", () => {
  fc.assert(
    fc.property(terrain, ({ graph, costOf }) => {
      const mayStep = (from: number, to: number, way: number) => costOf(from, to, way) !== impassable;
      const bySteps = stepsFrom(graph, 0, mayStep, 3);
      const byCosts = costsFrom(graph, 0, (from, to, way) => (mayStep(from, to, way) ? 1 : impassable), 3);
      expect([...byCosts.reached]).toEqual([...bySteps.reached]);
      expect([...byCosts.cost]).toEqual([...bySteps.cost]);
      expect([...byCosts.via]).toEqual([...bySteps.via]);
    }),
  );
});

test("the places reached are those within the limit, nearest first", () => {
  fc.assert(
    fc.property(terrain, fc.integer({ min: 0, max: 5 }), ({ graph, costOf }, limit) => {
      const whole = costsFrom(graph, 0, costOf);
      const near = costsFrom(graph, 0, costOf, limit);
      const expected = [...whole.reached].filter((place) => whole.cost[place]! <= limit);
      expect([...near.reached].sort()).toEqual(expected.sort());
      const costs = [...near.reached].map((place) => near.cost[place]!);
      expect(costs).toEqual([...costs].sort((a, b) => a - b));
    }),
  );
});

test("the next steps are all those, and only those, that a cheapest path may begin with", () => {
  fc.assert(
    fc.property(terrain, ({ graph, costOf }) => {
      const goal = graph.places - 1;
      const reach = costsTo(graph, goal, costOf);
      for (let place = 0; place < graph.places; place++) {
        const expected = new Set<number>();
        for (const [way, from] of graph.from.entries()) {
          const to = graph.to[way]!;
          if (from !== place || place === goal || reach.cost[to] === unreached) continue;
          if (costOf(from, to, way) + reach.cost[to]! === reach.cost[place]) expected.add(to);
        }
        expect(nextSteps(reach, place)).toEqual([...expected]);
      }
    }),
  );
});

// Four ways from 0 to 5, each two steps long; the one through 1 is hard.
const fan = graphOf([[3, 1, 2, 4], [5], [5], [5], [5], []]);

test("of equally good paths, the one whose ways come first is taken", () => {
  expect(pathOf(stepsFrom(fan, 0), 5)).toEqual([3, 5]);
  expect(pathOf(stepsTo(fan, 5), 0)).toEqual([1, 5]);
  expect(nextSteps(stepsTo(fan, 5), 0)).toEqual([3, 1, 2, 4]);
});

test("the shortest paths come first, and among them those that are easy to cross", () => {
  const hard = (_from: number, to: number) => 1000 + (to === 1 || to === 3 ? 1 : 0);
  const reach = costsTo(fan, 5, hard);
  expect(nextSteps(reach, 0)).toEqual([2, 4]);
  expect(Math.floor(reach.cost[0]! / 1000)).toBe(2);
});

test("a way leads in one direction only", () => {
  expect(stepsBetween(fan, 0, 5)).toBe(2);
  expect(stepsBetween(fan, 5, 0)).toBeUndefined();
  expect(pathOf(stepsFrom(fan, 5), 5)).toEqual([]);
});

test("the nearest of some places: all that are equally near, none that can't be reached", () => {
  const line = graphOf([[1], [0, 2], [1, 3], [2], []]);
  const reach = stepsFrom(line, 1);
  expect(nearestOf(reach, [3, 2, 0])).toEqual([2, 0]);
  expect(nearestOf(reach, [4, 3])).toEqual([3]);
  expect(nearestOf(reach, [4])).toEqual([]);
});

test("on an open board the fewest steps are columns plus rows", () => {
  const graph = openBoard(26, 19);
  const { cost } = stepsFrom(graph, 4 * 26 + 7);
  for (let square = 0; square < graph.places; square++) {
    const [column, row] = [square % 26, Math.floor(square / 26)];
    expect(cost[square]).toBe(Math.abs(column - 7) + Math.abs(row - 4));
  }
});

test("a search may be made in the middle of another", () => {
  const graph = openBoard(4, 4);
  const nearCentre = (_from: number, to: number) => stepsFrom(graph, to, undefined, 1).reached.length === 5;
  expect([...stepsFrom(graph, 5, nearCentre).reached].sort((a, b) => a - b)).toEqual([5, 6, 9, 10]);
});

test("costs that aren't whole numbers from 0, and ways that lead nowhere, are refused", () => {
  expect(() => costsFrom(fan, 0, () => -1)).toThrow("A step costs a whole number from 0, not -1.");
  expect(() => costsFrom(fan, 0, () => 0.5)).toThrow(RangeError);
  expect(() => graphOf([[1]])).toThrow("A way leads from place 0 to 1, but there are 1 places.");
});
