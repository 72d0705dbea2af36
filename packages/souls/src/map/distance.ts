import {
  areaNamed,
  borderLayer,
  type Layer,
  type MayStep,
  onFoot,
  stepsFrom,
  throughTheAir,
  unreached,
} from "@tavolata/kit";
import type { Souls } from "../state.js";
import { type AreaId, type Terrain, terrainOf } from "./terrain.js";

/** SS-3.3-a, SS-3.3-k: the borders on which a door or a wall token stands now. */
export function closedBorders(s: Souls): Layer | undefined {
  return waysOf(s).closed;
}

/** SS-3.3-l: the steps of a legal path; SS-3.3-c: doors are closed to enemies for good. SS-6.1.3-a: whoever flies isn't stopped by barriers. */
export function legalSteps(s: Souls, flies = false): MayStep {
  const { map } = terrainOf(s);
  return flies ? throughTheAir(map, closedBorders(s)) : onFoot(map, closedBorders(s));
}

/** All distances of a battlefield while the same borders are closed: worked out once for each such state of the doors. */
interface Ways {
  readonly closed: Layer | undefined;
  /** At `from * areas + to`, `unreached` where there is no path. */
  readonly onFoot: Int32Array;
  readonly flying: Int32Array;
}

const known = new WeakMap<Terrain, Map<string, Ways>>();

function waysOf(s: Souls): Ways {
  const terrain = terrainOf(s);
  let byDoors = known.get(terrain);
  if (!byDoors) {
    byDoors = new Map();
    known.set(terrain, byDoors);
  }
  let doors = "";
  for (const border in s.doors) doors += `${border} `;
  let ways = byDoors.get(doors);
  if (!ways) {
    const { map } = terrain;
    const closed = doors === "" ? undefined : borderLayer(map, Object.keys(s.doors));
    ways = {
      closed,
      onFoot: matrix(terrain, onFoot(map, closed)),
      flying: matrix(terrain, throughTheAir(map, closed)),
    };
    byDoors.set(doors, ways);
  }
  return ways;
}

function matrix({ map }: Terrain, mayStep: MayStep): Int32Array {
  const areas = map.names.length;
  const distances = new Int32Array(areas * areas);
  for (let from = 0; from < areas; from++) distances.set(stepsFrom(map.graph, from, mayStep).cost, from * areas);
  return distances;
}

function distance(s: Souls, from: AreaId, to: AreaId, flies: boolean): number {
  const { map } = terrainOf(s);
  const ways = waysOf(s);
  return (flies ? ways.flying : ways.onFoot)[areaNamed(map, from) * map.names.length + areaNamed(map, to)]!;
}

/** SS-3.4.2-b: areas on the shortest legal path; nothing when there is none. */
export function movementDistance(s: Souls, from: AreaId, to: AreaId, flies = false): number | undefined {
  const steps = distance(s, from, to, flies);
  return steps === unreached ? undefined : steps;
}

/** SS-3.2.2-b, SS-3.4.2-b, SS-3.3-n, SS-3.4.2-c: a shot goes over barriers, but through no wall or door. */
export function attackDistance(s: Souls, from: AreaId, to: AreaId): number | undefined {
  return movementDistance(s, from, to, true);
}

/** The areas that can be stepped into from here. */
export function nextAreas(s: Souls, from: AreaId, flies = false): AreaId[] {
  const { map } = terrainOf(s);
  const { graph } = map;
  const here = areaNamed(map, from);
  const mayStep = legalSteps(s, flies);
  const next: AreaId[] = [];
  for (let side = graph.firstOut[here]!; side < graph.firstOut[here + 1]!; side++) {
    const name = map.names[graph.to[side]!]!;
    if (mayStep(here, graph.to[side]!, side) && !next.includes(name)) next.push(name);
  }
  return next;
}

/** SS-3.4.2-a: the areas up to `range` areas away along legal paths, the area itself included. */
export function areasWithinReach(s: Souls, from: AreaId, range: number, flies = false): AreaId[] {
  return terrainOf(s).map.names.filter((area) => {
    const steps = distance(s, from, area, flies);
    return steps !== unreached && steps <= range;
  });
}

/** SS-3.2.2-c, SS-3.3-m: a hero pays 2 points for a hard area; SS-6.1.3-a: not when flying. */
export function stepCost(s: Souls, to: AreaId, flies: boolean): number {
  const { hard, map } = terrainOf(s);
  return !flies && hard[areaNamed(map, to)] ? 2 : 1;
}

/** SS-3.2.2-d. */
export function isDeadly(s: Souls, area: AreaId): boolean {
  const { deadly, map } = terrainOf(s);
  return deadly[areaNamed(map, area)] === 1;
}

/** SS-3.2.2-c. */
export function isHard(s: Souls, area: AreaId): boolean {
  const { hard, map } = terrainOf(s);
  return hard[areaNamed(map, area)] === 1;
}
