import { type Bar, bar } from "@tavolata/kernel";
import { colours, rankOf } from "../content/colours.js";
import type { AzerothContent } from "../content/content.js";
import type { Hero, SpaceId } from "../state.js";
import type { AzerothView } from "../view.js";
import { links, numberOf, ranks, spaceIds } from "./board.js";
import { ignoresAggro, isHeld, redMarkerAt } from "./markers.js";

/** How a hero can move now. */
interface Walk {
  /** AZ-move-3: how many spaces. */
  readonly spaces: number;
  /** AZ-move-5, AZ-move-6: the highest colour that may be entered. */
  readonly rank: number;
  /** AZ-move-9: whether a red marker here ends the movement. */
  readonly stops: (space: SpaceId) => boolean;
}

function walkOf(content: AzerothContent, s: AzerothView, hero: Hero, changed: Partial<Walk> = {}): Walk {
  const free = ignoresAggro(content, s);
  return {
    // AZ-move-8: a hero that is held can't leave.
    spaces: isHeld(content, s, hero) ? 0 : s.turn.spaces,
    rank: rankOf(hero.level),
    stops: (space) => !free && redMarkerAt(s, space) !== undefined,
    ...changed,
  };
}

/** AZ-move-4: for each space that can be reached, the number of the space before it; -1 for the others. */
function walked(from: SpaceId, { spaces, rank, stops }: Walk): { before: number[]; order: number[] } {
  const start = numberOf(from);
  const before = new Array<number>(spaceIds.length).fill(-1);
  before[start] = start;
  const order = [start];
  let begun = 0;
  for (let step = 0; step < spaces; step++) {
    const end = order.length;
    if (begun === end) break;
    for (; begun < end; begun++) {
      const at = order[begun]!;
      // AZ-move-9: whoever enters such a space goes no further.
      if (at !== start && stops(spaceIds[at]!)) continue;
      for (const next of links[at]!) {
        if (before[next]! >= 0 || ranks[next]! > rank) continue;
        before[next] = at;
        order.push(next);
      }
    }
  }
  return { before, order };
}

/** AZ-move-3 to AZ-move-9: everywhere that the hero may end its move, its own space left out. */
export function destinations(content: AzerothContent, s: AzerothView, hero: Hero): SpaceId[] {
  const { order } = walked(hero.space, walkOf(content, s, hero));
  const found: SpaceId[] = [];
  for (let i = 1; i < order.length; i++) found.push(spaceIds[order[i]!]!);
  return found;
}

/** AZ-move-4: a shortest way to a space that can be reached, both ends included. */
export function pathTo(content: AzerothContent, s: AzerothView, hero: Hero, to: SpaceId): SpaceId[] {
  const { before } = walked(hero.space, walkOf(content, s, hero));
  const path: SpaceId[] = [];
  for (let at = numberOf(to); ; at = before[at]!) {
    path.unshift(spaceIds[at]!);
    if (before[at] === at) return path;
  }
}

/** Why the hero can't end its move there. */
export function whyNotMove(content: AzerothContent, s: AzerothView, hero: Hero, to: SpaceId): Bar | undefined {
  const at = numberOf(to);
  const can = (changed?: Partial<Walk>) => walked(hero.space, walkOf(content, s, hero, changed)).before[at]! >= 0;
  if (can()) return undefined;
  const { spaces } = s.turn;
  if (isHeld(content, s, hero)) return bar("AZ-move-8", "held-by-aggro", { space: hero.space });
  const colour = colours[ranks[at]!]!;
  if (ranks[at]! > rankOf(hero.level)) {
    return can({ rank: 3 })
      ? bar("AZ-move-5", "above-level", { colour, level: hero.level })
      : bar("AZ-move-3", "too-far", { spaces });
  }
  const anywhere = { rank: 3, stops: () => false };
  if (!can(anywhere)) return bar("AZ-move-3", "too-far", { spaces });
  if (can({ rank: 3 }) && !can({ stops: anywhere.stops }))
    return bar("AZ-move-6", "only-across-higher", { level: hero.level });
  return bar("AZ-move-9", "aggro-in-the-way");
}
