import { colours, rankOf } from "../content/colours.js";
import type { AzerothContent } from "../content/content.js";
import type { Colour } from "../content/types.js";
import type { SpaceId } from "../state.js";
import type { AzerothView } from "../view.js";
import { links, numberOf, ranks, spaceIds } from "./board.js";
import { ignoresAggro, redMarkerAt } from "./markers.js";

/** A turn of a planned way: where it begins and ends, and what is walked. */
export interface Stage {
  /** From 1 on. */
  readonly turn: number;
  /** Without the space on which it begins. */
  readonly spaces: readonly SpaceId[];
  readonly to: SpaceId;
  /** AZ-move-9: a red marker ends it, whatever the die shows. */
  readonly isStopped: boolean;
}

/** A way over several turns. */
export interface Route {
  /** Both ends included. */
  readonly path: readonly SpaceId[];
  readonly stages: readonly Stage[];
  /** AZ-move-5: the level that the way asks for, where it is above the hero's. */
  readonly needs?: Colour;
  /** AZ-move-8: a red marker holds the hero where it stands. */
  readonly isHeld: boolean;
}

/** AZ-move-2: the movement die gives 2.5 spaces on average. */
export const usualSpaces = 2.5;

/** What of the table a way depends on: all of it lies open. */
type Land = Pick<AzerothView, "track" | "event" | "turn" | "active" | "phase" | "heroes">;

/**
 * The way of this seat's hero to a place, about as many turns as it takes: the shortest that its level allows, round red markers where that
 * costs less than a turn; where no way is open to its level, the shortest of all.
 */
export function routeTo(content: AzerothContent, s: Land, seat: string, to: SpaceId): Route {
  const hero = s.heroes[seat]!;
  const level = rankOf(hero.level);
  // What lets somebody pass lasts for this turn; a plan is for several.
  const stops = (space: SpaceId) => redMarkerAt(s, space) !== undefined;
  const path = shortest(hero.space, to, level, stops) ?? shortest(hero.space, to, 3, stops)!;
  const highest = Math.max(...path.map((space) => ranks[numberOf(space)]!));
  const isNow = s.active === seat && s.phase === "movement";
  const isFree = isNow && ignoresAggro(content, s);
  return {
    path,
    stages: stagesOf(path, isNow ? s.turn.spaces : undefined, isFree, stops),
    isHeld: stops(hero.space) && !isFree,
    ...(highest > level ? { needs: colours[highest]! } : {}),
  };
}

/** What a stop on the way costs, in spaces. */
const stopCost = 2;

function shortest(from: SpaceId, to: SpaceId, rank: number, stops: (space: SpaceId) => boolean): SpaceId[] | undefined {
  const [start, end] = [numberOf(from), numberOf(to)];
  const costs = new Map<number, number>([[start, 0]]);
  const before = new Map<number, number>();
  const open = new Set([start]);
  while (open.size > 0) {
    let at = -1;
    for (const one of open) if (at < 0 || costs.get(one)! < costs.get(at)!) at = one;
    open.delete(at);
    if (at === end) break;
    for (const next of links[at]!) {
      if (ranks[next]! > rank) continue;
      const cost = costs.get(at)! + 1 + (next !== end && stops(spaceIds[next]!) ? stopCost : 0);
      if (cost >= (costs.get(next) ?? Number.POSITIVE_INFINITY)) continue;
      costs.set(next, cost);
      before.set(next, at);
      open.add(next);
    }
  }
  if (start !== end && !before.has(end)) return undefined;
  const path = [to];
  for (let at = end; at !== start; at = before.get(at)!) path.unshift(spaceIds[before.get(at)!]!);
  return path;
}

/** Turn by turn: what the die shows where it lies, and what it shows on average afterwards. */
function stagesOf(
  path: readonly SpaceId[],
  thrown: number | undefined,
  isFree: boolean,
  stops: (space: SpaceId) => boolean,
): Stage[] {
  const stages: Stage[] = [];
  let left = 0;
  for (let at = 1; at < path.length; ) {
    const turn = stages.length + 1;
    left = turn === 1 && thrown !== undefined ? thrown : (left % 1) + usualSpaces;
    const spaces: SpaceId[] = [];
    let isStopped = false;
    while (at < path.length && left >= 1 && !isStopped) {
      const space = path[at]!;
      spaces.push(space);
      left -= 1;
      at += 1;
      isStopped = stops(space) && !(isFree && turn === 1);
    }
    stages.push({ turn, spaces, to: spaces.at(-1)!, isStopped: isStopped && at < path.length });
  }
  return stages;
}
