import {
  areaNamed,
  borderLayer,
  type Layer,
  type MayStep,
  onFoot,
  type Reach,
  stepsBetween,
  stepsFrom,
  stepsTo,
  throughTheAir,
  unreached,
} from "@tavolata/kit";
import type { Souls } from "../state.js";
import { type AreaId, terrainOf } from "./terrain.js";

/** SS-3.3-a, SS-3.3-k: the borders on which a door or a wall token stands now. */
export function closedBorders(s: Souls): Layer | undefined {
  for (const _ in s.doors) return borderLayer(terrainOf(s).map, Object.keys(s.doors));
  return undefined;
}

/** SS-3.3-l: the steps of a legal path. SS-6.1.3-a: whoever flies isn't stopped by barriers. */
export function legalSteps(s: Souls, flies = false): MayStep {
  const { map } = terrainOf(s);
  return flies ? throughTheAir(map, closedBorders(s)) : onFoot(map, closedBorders(s));
}

/** SS-3.4.2-b: areas on the shortest legal path; nothing when there is none. */
export function movementDistance(s: Souls, from: AreaId, to: AreaId, flies = false): number | undefined {
  if (from === to) return 0;
  const { map } = terrainOf(s);
  return stepsBetween(map.graph, areaNamed(map, from), areaNamed(map, to), legalSteps(s, flies));
}

/** SS-3.2.2-b, SS-3.4.2-b: a shot goes over barriers, but through no wall or door. */
export function attackDistance(s: Souls, from: AreaId, to: AreaId): number | undefined {
  return movementDistance(s, from, to, true);
}

/** All legal paths from an area, by the number of the area that they lead to. */
export function pathsFrom(s: Souls, from: AreaId, flies = false, limit?: number): Reach {
  const { map } = terrainOf(s);
  return stepsFrom(map.graph, areaNamed(map, from), legalSteps(s, flies), limit);
}

/** All legal paths to an area. */
export function pathsTo(s: Souls, to: AreaId, flies = false): Reach {
  const { map } = terrainOf(s);
  return stepsTo(map.graph, areaNamed(map, to), legalSteps(s, flies));
}

/** The areas that can be stepped into from here. */
export function nextAreas(s: Souls, from: AreaId, flies = false): AreaId[] {
  const { map } = terrainOf(s);
  const reach = pathsFrom(s, from, flies, 1);
  return Array.from(reach.reached.subarray(1), (area) => map.names[area]!);
}

/** SS-3.4.2-a: the areas up to `range` areas away along legal paths, the area itself included. */
export function areasWithinReach(s: Souls, from: AreaId, range: number, flies = false): AreaId[] {
  const { map } = terrainOf(s);
  const reach = pathsFrom(s, from, flies, range);
  return Array.from(reach.reached, (area) => map.names[area]!);
}

/** How far the area of a search is, by its name; nothing when no path goes there. */
export function stepsIn(s: Souls, reach: Reach, area: AreaId): number | undefined {
  const steps = reach.cost[areaNamed(terrainOf(s).map, area)]!;
  return steps === unreached ? undefined : steps;
}

/** SS-3.2.2-c: a hero pays 2 points for a hard area; SS-6.1.3-a: not when flying. */
export function stepCost(s: Souls, to: AreaId, flies: boolean): number {
  const { hard, map } = terrainOf(s);
  return !flies && hard[areaNamed(map, to)] ? 2 : 1;
}

/** SS-3.2.2-d. */
export function isDeadly(s: Souls, area: AreaId): boolean {
  const { deadly, map } = terrainOf(s);
  return deadly[areaNamed(map, area)] === 1;
}
