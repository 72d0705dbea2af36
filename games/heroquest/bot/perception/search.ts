import { chasm, type Ground, pitfall } from "./ground.js";

/** The cheapest ways from a square to all others, or those with the fewest steps. */
export interface Ways {
  readonly origin: number;
  /** For each square what it costs to come there, or `unreached`. */
  readonly cost: Int32Array;
  /** For each square the one before it on the way; below 0 where one comes by a jump. */
  readonly via: Int16Array;
  /** The squares that are reached, nearest first, beginning with the origin; those equally near as they were found. */
  readonly reached: Int16Array;
}

export const unreached = -1;

// A search keeps its finds in one list for every cost, first come, first served. The lists are used again by every search.
const lists = 512;
const headOf = new Int16Array(lists);
const tailOf = new Int16Array(lists);
const finds = new Int16Array(4096);
const nextFind = new Int16Array(4096);
const order = new Int16Array(finds.length);
const none = -1;
/** How many finds there are in the lists. */
let found = 0;

/** HQ-12.1-b, HQ-12.1-c: who doesn't jump a pit falls in and has to climb out, which costs about a movement. */
const outOfPit = 24;

/**
 * The cheapest ways from a square; whoever stands on a square makes it dearer. No step costs as much as there are lists, so
 * that they can be used in turns: a find goes into the list of its cost, counted round.
 */
export function cheapestWays(ground: Ground, origin: number, standing: Int16Array): Ways {
  const { firstStep, stepTo, stepPrice, stepIntoTrap, trapOnSquare, board } = ground;
  const { squares } = board.grid;
  const cost = new Int32Array(squares).fill(unreached);
  const via = new Int16Array(squares);
  headOf.fill(none);
  finds[0] = origin;
  nextFind[0] = none;
  headOf[0] = 0;
  tailOf[0] = 0;
  cost[origin] = 0;
  found = 1;
  let left = 0;
  for (let now = 0, open = 1; open > 0; now++) {
    const list = now & (lists - 1);
    for (let find = headOf[list]!; find !== none; find = nextFind[find]!) {
      open -= 1;
      const here = finds[find]!;
      // A cheaper way was found meanwhile, and has been gone on from already.
      if (cost[here] !== now) continue;
      order[left] = here;
      left += 1;
      const isOut = trapOnSquare[here]! < pitfall || here === origin;
      for (let i = firstStep[here]!, end = firstStep[here + 1]!; i < end; i++) {
        const next = stepTo[i]!;
        const price = now + stepPrice[i]! + standing[next]!;
        open += note(cost, via, next, isOut ? price : price + outOfPit, here);
        if (stepIntoTrap[i]! < pitfall || trapOnSquare[here]! >= pitfall) continue;
        // HQ-13-b: straight over the pit, from one side to the other.
        const far = 2 * next - here;
        for (let k = firstStep[next]!, last = firstStep[next + 1]!; k < last; k++) {
          if (stepTo[k] !== far) continue;
          open += note(cost, via, far, price + stepPrice[k]! + standing[far]!, jumpedFrom(here));
        }
      }
    }
    headOf[list] = none;
  }
  return { origin, cost, via, reached: order.slice(0, left) };
}

/** Notes a way to a square, if it is the cheapest so far; says how many finds that brings. */
function note(cost: Int32Array, via: Int16Array, there: number, sum: number, from: number): number {
  const known = cost[there]!;
  if (known !== unreached && known <= sum) return 0;
  cost[there] = sum;
  via[there] = from;
  const at = sum & (lists - 1);
  finds[found] = there;
  nextFind[found] = none;
  if (headOf[at] === none) headOf[at] = found;
  else nextFind[tailOf[at]!] = found;
  tailOf[at] = found;
  found += 1;
  return 1;
}

/** In `via`, a square from which one jumps, and back. */
function jumpedFrom(square: number): number {
  return -1 - square;
}

/** The fewest steps from a square over the ground as it is, whoever stands there. */
export function fewestSteps({ firstStep, stepTo, stepIntoTrap, board }: Ground, origin: number): Ways {
  const { squares } = board.grid;
  const cost = new Int32Array(squares).fill(unreached);
  const via = new Int16Array(squares);
  order[0] = origin;
  let count = 1;
  cost[origin] = 0;
  for (let at = 0; at < count; at++) {
    const here = order[at]!;
    const steps = cost[here]! + 1;
    for (let i = firstStep[here]!, end = firstStep[here + 1]!; i < end; i++) {
      const there = stepTo[i]!;
      if (cost[there] !== unreached || stepIntoTrap[i] === chasm) continue;
      cost[there] = steps;
      via[there] = here;
      order[count] = there;
      count += 1;
    }
  }
  return { origin, cost, via, reached: order.slice(0, count) };
}

/** The squares that are entered on the way to a square, in walking order; nothing without a way. */
export function pathTo({ origin, cost, via }: Ways, square: number): number[] | undefined {
  if (cost[square] === unreached) return undefined;
  const path: number[] = [];
  for (let here = square; here !== origin; ) {
    path.push(here);
    const from = via[here]! < 0 ? jumpedFrom(via[here]!) : via[here]!;
    if (via[here]! < 0) path.push((here + from) / 2);
    here = from;
  }
  return path.reverse();
}
