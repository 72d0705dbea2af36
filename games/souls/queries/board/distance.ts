import { unreached } from "@tavolata/kit";
import type { SoulsView } from "../../view.js";
import type { Part } from "../part.js";
import { areaNamed } from "./areas.js";
import { type AreaId, terrainOf } from "./terrain.js";
import { stepsOut, waysOf } from "./ways.js";

/** SS-3.4.2-b: areas on the shortest legal path; nothing when there is none. */
export function movementDistance(s: SoulsView, from: AreaId, to: AreaId, flies = false): number | undefined {
  const ways = waysOf(s);
  const { map } = ways.terrain;
  const { distances } = flies ? ways.flying : ways.onFoot;
  const steps = distances[areaNamed(map, from) * map.names.length + areaNamed(map, to)]!;
  return steps === unreached ? undefined : steps;
}

/** SS-3.2.2-b, SS-3.4.2-b, SS-3.3-n, SS-3.4.2-c: a shot goes over barriers, but through no wall or door. */
export function attackDistance(s: SoulsView, from: AreaId, to: AreaId): number | undefined {
  return movementDistance(s, from, to, true);
}

/** SS-3.3-l: the areas that can be stepped into from here; SS-3.3-c: doors are closed to enemies for good. SS-6.1.3-a: whoever flies isn't stopped by barriers. */
export function nextAreas(s: SoulsView, from: AreaId, flies = false): readonly AreaId[] {
  return stepsOut(waysOf(s), from, flies);
}

/** SS-3.4.2-a: the areas up to `range` areas away along legal paths, the area itself included. */
export function areasWithinReach(s: SoulsView, from: AreaId, range: number, flies = false): AreaId[] {
  const ways = waysOf(s);
  const { names } = ways.terrain.map;
  const { distances } = flies ? ways.flying : ways.onFoot;
  const first = areaNamed(ways.terrain.map, from) * names.length;
  const within: AreaId[] = [];
  for (let area = 0; area < names.length; area++) {
    const steps = distances[first + area]!;
    if (steps !== unreached && steps <= range) within.push(names[area]!);
  }
  return within;
}

/** SS-3.2.2-c, SS-3.3-m: a hero pays 2 points for a hard area; SS-6.1.3-a: not when flying. */
export function stepCost(s: SoulsView, to: AreaId, flies: boolean): Part {
  return !flies && isHard(s, to) ? hardStep : easyStep;
}

const easyStep: Part = { value: 1, rules: ["SS-6.1-a"] };
const hardStep: Part = { value: 2, rules: ["SS-6.1-a", "SS-3.2.2-c"] };

/** SS-3.2.2-d. */
export function isDeadly(s: SoulsView, area: AreaId): boolean {
  const { deadly, map } = terrainOf(s);
  return deadly[areaNamed(map, area)] === 1;
}

/** SS-3.2.2-c. */
export function isHard(s: SoulsView, area: AreaId): boolean {
  const { hard, map } = terrainOf(s);
  return hard[areaNamed(map, area)] === 1;
}
