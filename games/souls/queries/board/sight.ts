import type { SoulsContent } from "../../content/content.js";
import type { Effect } from "../../content/types.js";
import type { Faction } from "../../state.js";
import type { SoulsView } from "../../view.js";
import { eventOnTop, nightOrDay } from "../effects/events-in-force.js";
import { areaNamed } from "./areas.js";
import type { AreaId } from "./terrain.js";
import { alwaysSeen, unseen, type Ways, waysOf } from "./ways.js";

/** SS-3.4.1: how far anybody sees, in areas. */
export const fogOfWar = 5;

/** SS-3.4.1: unless stated otherwise: some events shorten it. */
export function sightLimit(content: SoulsContent, s: SoulsView): number {
  return Math.min(limitOf(eventOnTop(content, s)), limitOf(nightOrDay(s)));
}

function limitOf(effects: readonly Effect[]): number {
  let limit = fogOfWar;
  for (const effect of effects) if (effect.effect === "sight-limit" && effect.areas < limit) limit = effect.areas;
  return limit;
}

/** SS-3.4-a, SS-3.4-h, SS-3.4-i, SS-3.4-j, SS-3.4.2-d: line of sight between two areas for somebody of this faction. SS-3.4-e, SS-3.4-f: the areas at its ends never block it. */
export function seesBetween(content: SoulsContent, s: SoulsView, faction: Faction, from: AreaId, to: AreaId): boolean {
  return from === to || seesAcross(content, s, waysOf(s), faction, from, to);
}

/** SS-15.4-b: whether a living hero sees an area. */
export function isSeenByHeroes(content: SoulsContent, s: SoulsView, ways: Ways, area: AreaId): boolean {
  for (const { kind, area: from } of s.figures)
    if (kind === "hero" && (from === area || seesAcross(content, s, ways, "heroes", from, area))) return true;
  return false;
}

function seesAcross(
  content: SoulsContent,
  s: SoulsView,
  ways: Ways,
  faction: Faction,
  from: AreaId,
  to: AreaId,
): boolean {
  const { map } = ways.terrain;
  const pair = areaNamed(map, from) * map.names.length + areaNamed(map, to);
  const seen = ways.sight[pair]!;
  if (seen === unseen) return false;
  const distance = ways.flying.distances[pair]!;
  if (distance < 0 || distance > sightLimit(content, s)) return false;
  return seen === alwaysSeen || faction === "enemies" || !isEnemyBetween(s, ways, pair);
}

/** SS-3.4-b: an area with an enemy in it stands in the way of heroes; SS-3.4-c: never in the way of enemies. */
function isEnemyBetween(s: SoulsView, { terrain: { sight, map } }: Ways, pair: number): boolean {
  const { areas } = sight.between[pair]!;
  for (const figure of s.figures)
    if (figure.faction === "enemies" && areas.includes(areaNamed(map, figure.area))) return true;
  return false;
}
