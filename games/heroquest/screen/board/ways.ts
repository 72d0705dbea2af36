import { whyNotThrough } from "../../queries/passing.js";
import type { Figure } from "../../state.js";
import { besides, edgeBetween } from "./grid.js";
import type { Position } from "./position.js";

/** Where a figure can walk with so many squares, and on which way. */
export interface Reach {
  /** How many steps each square takes; squares that can't be reached aren't there. */
  readonly steps: ReadonlyMap<number, number>;
  readonly before: ReadonlyMap<number, number>;
}

/** A trap in sight is walked round where that costs no more than this many steps. */
const detour = 6;
const throughFriend = 0.4;
/** HQ-8.6-a: ice takes the rest of the movement. */
const overIce = 20;

/**
 * HQ-4.5, HQ-4.6, HQ-4.7: from square to square over open edges, through companions but not to stay there. It only proposes: every
 * step is an option of the table, and a way ends where the table doesn't offer it.
 */
export function reachOf(position: Position, figure: Figure, squares: number): Reach {
  const { seen } = position;
  const passes = seen.turn?.movement?.passes ?? [];
  const steps = new Map([[figure.square, 0]]);
  const costs = new Map([[figure.square, 0]]);
  const before = new Map<number, number>();
  const open = [figure.square];
  const traps = trapsOf(position);
  const ice = new Set(seen.magic.ground.flatMap(({ what, square }) => (what === "ice" ? [square] : [])));
  while (open.length > 0) {
    open.sort((a, b) => costs.get(a)! - costs.get(b)!);
    const from = open.shift()!;
    const walked = steps.get(from)!;
    if (walked >= squares) continue;
    for (const to of besides(from)) {
      const edge = edgeBetween(from, to);
      if (position.closed[edge] && !passes.includes("walls")) continue;
      if (position.blocked[to] || bars(position, figure, to)) continue;
      const dear =
        (traps.has(to) || traps.has(-edge) ? detour : 0) +
        (position.on[to] ? throughFriend : 0) +
        (ice.has(to) ? overIce : 0);
      const cost = costs.get(from)! + 1 + dear;
      if (cost >= (costs.get(to) ?? Number.POSITIVE_INFINITY)) continue;
      costs.set(to, cost);
      steps.set(to, walked + 1);
      before.set(to, from);
      if (!open.includes(to)) open.push(to);
    }
  }
  return { steps, before };
}

function bars({ on, seen }: Position, figure: Figure, square: number): boolean {
  const other = on[square];
  if (!other || other.id === figure.id) return false;
  return whyNotThrough(figure, other, seen.turn?.movement ?? onFoot, false) !== undefined;
}

const onFoot = { passes: [], refused: [] };

/** Squares with known traps, and, as negative numbers, edges. */
function trapsOf({ seen }: Position): ReadonlySet<number> {
  return new Set(seen.traps.flatMap(({ squares, edge }) => (squares.length > 0 ? squares : [-edge])));
}

/** The way to a square, without the one where it begins. */
export function wayTo({ before }: Reach, square: number): number[] {
  const way: number[] = [];
  for (let at: number | undefined = square; at !== undefined && before.has(at); at = before.get(at)) way.unshift(at);
  return way;
}

/** Where a walk may end: not on somebody's square. */
export function restsOn({ on }: Position, figure: Figure, square: number): boolean {
  return square !== figure.square && (on[square] === undefined || on[square]!.id === figure.id);
}
