import { areaNamed, type Layer, seesArea } from "@tavolata/kit";
import { tableEffects } from "../events-in-force.js";
import type { Faction, Souls } from "../state.js";
import { attackDistance, closedBorders } from "./distance.js";
import { type AreaId, terrainOf } from "./terrain.js";

/** SS-3.4.1: how far anybody sees, in areas. */
export const fogOfWar = 5;

/** SS-3.4.1: unless stated otherwise: some events shorten it. */
export function sightLimit(s: Souls): number {
  let limit = fogOfWar;
  for (const effect of tableEffects(s)) if (effect.effect === "sight-limit") limit = Math.min(limit, effect.areas);
  return limit;
}

/** SS-3.4-b: the areas with an enemy in them stand in the way of heroes; SS-3.4-c: never in the way of enemies. */
function enemiesInTheWay(s: Souls): Layer {
  const { map } = terrainOf(s);
  const layer = new Uint8Array(map.names.length);
  for (const figure of s.figures) if (figure.faction === "enemies") layer[areaNamed(map, figure.area)] = 1;
  return layer;
}

/** SS-3.4-a, SS-3.4-h, SS-3.4-i, SS-3.4-j, SS-3.4.2-d: line of sight between two areas for somebody of this faction. SS-3.4-e, SS-3.4-f: the areas at its ends never block it. */
export function seesBetween(s: Souls, faction: Faction, from: AreaId, to: AreaId): boolean {
  if (from === to) return true;
  const { map, sight, sightSaid } = terrainOf(s);
  const a = areaNamed(map, from);
  const b = areaNamed(map, to);
  const said = sightSaid.get(a * map.names.length + b);
  if (said === false) return false;
  if (said === undefined) {
    const closed = closedBorders(s);
    const blocks = {
      ...(closed ? { closed } : {}),
      ...(faction === "heroes" ? { inTheWay: enemiesInTheWay(s) } : {}),
    };
    if (!seesArea(sight, a, b, blocks)) return false;
  }
  const distance = attackDistance(s, from, to);
  return distance !== undefined && distance <= sightLimit(s);
}
