import { CostQueue } from "./cost-queue.js";
import type { Graph } from "./graph.js";

/** Whether a step may be taken just now. */
export type MayStep = (from: number, to: number, way: number) => boolean;

/** What a step costs just now: a whole number from 0, or `impassable`. */
export type StepCost = (from: number, to: number, way: number) => number;

/** The cost of a step that can't be taken. */
export const impassable = Number.POSITIVE_INFINITY;

/** In `cost`: no path goes there, or none within the limit. In `via`: no step leads there. */
export const unreached = -1;

/**
 * What a search found: the cheapest paths from one place to all others, or from all others to one place. Of equally cheap
 * paths it holds the one that was found first: places are left nearest first, those equally near in the order in which
 * they were found, and the ways of a place in the order of their numbers. The same graph and rules always give the same paths.
 */
export interface Reach {
  readonly graph: Graph;
  /** Where the paths begin, or where they lead to. */
  readonly origin: number;
  readonly direction: "from" | "to";
  /** For each place the cost of the path, or `unreached`. */
  readonly cost: Int32Array;
  /** For each place the way of the path that lies next to it: the last one coming from the origin, the first one going there. */
  readonly via: Int32Array;
  /** The places that are reached, nearest first, beginning with the origin. */
  readonly reached: Int32Array;
  readonly stepCost: StepCost;
}

/** The fewest steps from a place to all others, as far as `limit` steps. */
export function stepsFrom(
  graph: Graph,
  start: number,
  mayStep: MayStep = anyStep,
  limit = Number.POSITIVE_INFINITY,
): Reach {
  return searchSteps(graph, start, "from", mayStep, limit, unreached);
}

/** The fewest steps to a place from all others, as far as `limit` steps: the way to tell which step brings one nearer. */
export function stepsTo(
  graph: Graph,
  goal: number,
  mayStep: MayStep = anyStep,
  limit = Number.POSITIVE_INFINITY,
): Reach {
  return searchSteps(graph, goal, "to", mayStep, limit, unreached);
}

/** The fewest steps from one place to another; nothing when there is no path. */
export function stepsBetween(
  graph: Graph,
  start: number,
  goal: number,
  mayStep: MayStep = anyStep,
): number | undefined {
  const steps = searchSteps(graph, start, "from", mayStep, Number.POSITIVE_INFINITY, goal).cost[goal]!;
  return steps === unreached ? undefined : steps;
}

/**
 * The cheapest paths from a place to all others, as far as they cost `limit` at most. To compare paths by a second measure
 * where the first is equal, count the first in thousands: 1000 a step and 1 more where it is hard to cross.
 */
export function costsFrom(graph: Graph, start: number, stepCost: StepCost, limit = Number.POSITIVE_INFINITY): Reach {
  return searchCosts(graph, start, "from", stepCost, limit);
}

/** The cheapest paths to a place from all others, as far as they cost `limit` at most. */
export function costsTo(graph: Graph, goal: number, stepCost: StepCost, limit = Number.POSITIVE_INFINITY): Reach {
  return searchCosts(graph, goal, "to", stepCost, limit);
}

/** The places that are entered on the path between the origin and this place, in walking order; nothing without a path. */
export function pathOf(reach: Reach, place: number): number[] | undefined {
  if (reach.cost[place] === unreached) return undefined;
  const { graph, via, direction, origin } = reach;
  const path: number[] = [];
  // ends: every way is cheaper than the one before
  for (let here = place; here !== origin; ) {
    const way = via[here]!;
    path.push(graph.to[way]!);
    here = direction === "from" ? graph.from[way]! : graph.to[way]!;
  }
  return direction === "from" ? path.reverse() : path;
}

/** All places next to this one that lie on an equally cheap path: after a search "to", the steps among which one may choose. */
export function nextSteps(reach: Reach, place: number): number[] {
  const { graph, cost, stepCost } = reach;
  if (cost[place] === unreached || place === reach.origin) return [];
  const backwards = reach.direction === "to";
  const next: number[] = [];
  const first = backwards ? graph.firstOut : graph.firstIn;
  for (let i = first[place]!; i < first[place + 1]!; i++) {
    const way = backwards ? i : graph.waysIn[i]!;
    const other = backwards ? graph.to[way]! : graph.from[way]!;
    if (cost[other] === unreached) continue;
    if (cost[other]! + stepCost(graph.from[way]!, graph.to[way]!, way) === cost[place] && !next.includes(other))
      next.push(other);
  }
  return next;
}

/** Those of the places that are nearest to the origin: several when they are equally near, none when none is reached. */
export function nearestOf(reach: Reach, places: readonly number[]): number[] {
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const cost = reach.cost[place]!;
    if (cost !== unreached && cost < least) least = cost;
  }
  return places.filter((place) => reach.cost[place] === least);
}

const anyStep: MayStep = () => true;

/** Breadth first. The list of reached places is its own queue, so that nothing is made for a single place. */
function searchSteps(
  graph: Graph,
  origin: number,
  direction: Reach["direction"],
  mayStep: MayStep,
  limit: number,
  until: number,
): Reach {
  const { places, waysIn } = graph;
  const backwards = direction === "to";
  const first = backwards ? graph.firstIn : graph.firstOut;
  const others = backwards ? graph.from : graph.to;
  const { cost, via, list: queue } = sheets(places);
  let found = 1;
  cost[origin] = 0;
  queue[0] = origin;
  for (let at = 0; at < found; at++) {
    if (until !== unreached && cost[until] !== unreached) break;
    const here = queue[at]!;
    const steps = cost[here]! + 1;
    if (steps > limit) break;
    for (let i = first[here]!; i < first[here + 1]!; i++) {
      const way = backwards ? waysIn[i]! : i;
      const there = others[way]!;
      if (cost[there] !== unreached) continue;
      if (!(backwards ? mayStep(there, here, way) : mayStep(here, there, way))) continue;
      cost[there] = steps;
      via[there] = way;
      queue[found] = there;
      found += 1;
    }
  }
  const stepCost: StepCost = (from, to, way) => (mayStep(from, to, way) ? 1 : impassable);
  return { graph, origin, direction, cost, via, reached: queue.subarray(0, found), stepCost };
}

/** Dijkstra's search. Equal costs come out of the queue in the order in which they were found, as in a search by steps. */
function searchCosts(
  graph: Graph,
  origin: number,
  direction: Reach["direction"],
  stepCost: StepCost,
  limit: number,
): Reach {
  const { places, waysIn } = graph;
  const backwards = direction === "to";
  const first = backwards ? graph.firstIn : graph.firstOut;
  const others = backwards ? graph.from : graph.to;
  const { cost, via, list: reached } = sheets(places);
  const waiting = new CostQueue();
  let count = 0;
  cost[origin] = 0;
  waiting.put(origin, 0);
  // ends: a place waits again only when it is had for less
  while (!waiting.isEmpty) {
    const costHere = waiting.least;
    const here = waiting.take();
    // A cheaper path was found since.
    if (cost[here]! < costHere) continue;
    reached[count] = here;
    count += 1;
    for (let i = first[here]!; i < first[here + 1]!; i++) {
      const way = backwards ? waysIn[i]! : i;
      const there = others[way]!;
      const before = cost[there]!;
      if (before !== unreached && before <= costHere) continue;
      const step = backwards ? stepCost(there, here, way) : stepCost(here, there, way);
      if (step === impassable) continue;
      if (!Number.isInteger(step) || step < 0) throw new RangeError(`A step costs a whole number from 0, not ${step}.`);
      const total = costHere + step;
      if (total > limit || (before !== unreached && before <= total)) continue;
      cost[there] = total;
      via[there] = way;
      waiting.put(there, total);
    }
  }
  return { graph, origin, direction, cost, via, reached: reached.subarray(0, count), stepCost };
}

/** What a search writes on, in one piece of memory: that is quicker to get and to give back than three. */
function sheets(places: number): { readonly cost: Int32Array; readonly via: Int32Array; readonly list: Int32Array } {
  const sheet = new Int32Array(3 * places).fill(unreached);
  return {
    cost: sheet.subarray(0, places),
    via: sheet.subarray(places, 2 * places),
    list: sheet.subarray(2 * places),
  };
}
