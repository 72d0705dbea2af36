import type { SoulsContent } from "../../content/content.js";
import type { AreaId } from "../../content/types.js";
import { nextAreas, stepCost } from "../../queries/board/distance.js";
import { flies, movementPoints } from "../../queries/profile.js";
import type { Figure } from "../../state.js";
import type { SoulsView } from "../../view.js";

/** SS-6.1-a: how far a Movement leads: for each area what it costs, and from where it is entered. */
export interface Reach {
  readonly cost: ReadonlyMap<AreaId, number>;
  readonly from: ReadonlyMap<AreaId, AreaId>;
}

/** Everything that the points of this Movement are enough for. An area with an enemy in it is the end of a planned way: leaving it means to evade. */
export function reachOf(content: SoulsContent, seen: SoulsView, figure: Figure): Reach {
  const s = seen;
  const flying = flies(content, s, figure);
  const points = seen.turn.moving ? seen.turn.points : movementPoints(content, s, figure);
  const cost = new Map<AreaId, number>([[figure.area, 0]]);
  const from = new Map<AreaId, AreaId>();
  const waiting = [figure.area];
  const enemies = new Set(seen.figures.filter(({ faction }) => faction === "enemies").map(({ area }) => area));
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
    if (at !== figure.area && enemies.has(at)) continue;
    for (const next of nextAreas(s, at, flying)) {
      const sum = cost.get(at)! + stepCost(s, next, flying).value;
      if (sum > points || sum >= (cost.get(next) ?? Number.POSITIVE_INFINITY)) continue;
      cost.set(next, sum);
      from.set(next, at);
      waiting.push(next);
    }
  }
  return { cost, from };
}

/** The areas on the cheapest way, the goal last. */
export function wayTo({ from }: Reach, to: AreaId): AreaId[] {
  const way: AreaId[] = [];
  for (let at: AreaId | undefined = to; at !== undefined && from.has(at); at = from.get(at)) way.unshift(at);
  return way;
}
