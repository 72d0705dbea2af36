import { chasm, type Ground } from "./ground.js";

/** The cheapest ways from a square to all others, or those with the fewest steps. */
export interface Ways {
  readonly origin: number;
  /** For each square what it costs to come there, or `unreached`. */
  readonly cost: Int32Array;
  /** For each square the one before it on the way. */
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

/**
 * The cheapest ways from a square; whoever stands on a square makes it dearer. No step costs as much as there are lists, so
 * that they can be used in turns: a find goes into the list of its cost, counted round.
 */
export function cheapestWays(ground: Ground, origin: number, standing: Int16Array): Ways {
  const { firstStep, stepTo, stepPrice, board } = ground;
  const { squares } = board.grid;
  const cost = new Int32Array(squares).fill(unreached);
  const via = new Int16Array(squares);
  headOf.fill(none);
  finds[0] = origin;
  nextFind[0] = none;
  headOf[0] = 0;
  tailOf[0] = 0;
  cost[origin] = 0;
  let count = 1;
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
      for (let i = firstStep[here]!, end = firstStep[here + 1]!; i < end; i++) {
        const there = stepTo[i]!;
        const sum = now + stepPrice[i]! + standing[there]!;
        const known = cost[there]!;
        if (known !== unreached && known <= sum) continue;
        cost[there] = sum;
        via[there] = here;
        const at = sum & (lists - 1);
        finds[count] = there;
        nextFind[count] = none;
        if (headOf[at] === none) headOf[at] = count;
        else nextFind[tailOf[at]!] = count;
        tailOf[at] = count;
        count += 1;
        open += 1;
      }
    }
    headOf[list] = none;
  }
  return { origin, cost, via, reached: order.slice(0, left) };
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
  for (let here = square; here !== origin; here = via[here]!) path.push(here);
  return path.reverse();
}
