import { costsTo, impassable, type Layer, type MayStep, nextSteps, stepsFrom, unreached } from "@tavolata/kit";
import type { SoulsView } from "../../view.js";
import { seesArea } from "./area-sight.js";
import { type AreaMap, areaNamed, borderLayer, onFoot, throughTheAir } from "./areas.js";
import { type AreaId, type Terrain, terrainOf } from "./terrain.js";

/** Everything about ways and sight that stays the same while the same borders are closed. */
export interface Ways {
  readonly terrain: Terrain;
  readonly closed: Layer | undefined;
  /** The closed borders of each area that has one. */
  readonly around: ReadonlyMap<AreaId, readonly ClosedBorder[]>;
  readonly onFoot: StepRules;
  readonly flying: StepRules;
  /** SS-3.4-a, SS-3.4-g: at `from * areas + to`, whether one area sees the other. */
  readonly sight: Uint8Array;
}

interface ClosedBorder {
  readonly border: string;
  readonly areas: readonly [AreaId, AreaId];
}

/** How somebody gets about: on foot, or through the air. */
interface StepRules {
  readonly mayStep: MayStep;
  /** The areas on the shortest path, at `from * areas + to`; `unreached` where there is none. */
  readonly distances: Int32Array;
  /** The areas that can be stepped into from each area; those that nobody asked for are left out. */
  readonly next: (readonly AreaId[] | undefined)[];
  /** SS-15.8-b: at `from * areas + to`, the first steps of the best paths, as far as somebody asked for them. */
  readonly toward: Map<number, readonly AreaId[]>;
}

export const unseen = 0;
/** Whoever stands in between. */
export const alwaysSeen = 1;
/** SS-3.4-b: as long as no enemy stands in between. */
const seenPastNobody = 2;

const known = new WeakMap<Terrain, Map<string, Ways>>();

/** The same by the very table of doors: nobody changes one, another takes its place. */
const byTable = new WeakMap<SoulsView["doors"], Ways>();

export function waysOf(s: Pick<SoulsView, "tiles" | "doors">): Ways {
  const terrain = terrainOf(s);
  const before = byTable.get(s.doors);
  if (before?.terrain === terrain) return before;
  let byDoors = known.get(terrain);
  if (!byDoors) {
    byDoors = new Map();
    known.set(terrain, byDoors);
  }
  const doors = Object.keys(s.doors);
  const name = doors.join(" ");
  let ways = byDoors.get(name);
  if (!ways) {
    ways = workOut(terrain, doors);
    byDoors.set(name, ways);
  }
  byTable.set(s.doors, ways);
  return ways;
}

/** SS-3.3-a, SS-3.3-k: the doors and walls on the sides of an area. */
export function closedAround(s: SoulsView, area: AreaId): readonly ClosedBorder[] {
  return waysOf(s).around.get(area) ?? none;
}

const none: readonly ClosedBorder[] = [];

function bordersAround({ names, numbers }: AreaMap, doors: readonly string[]): Ways["around"] {
  const around = new Map<AreaId, ClosedBorder[]>();
  for (const border of doors) {
    // The map's own names: those cut out of a border's name are slower to compare.
    const areas = border.split("|").map((area) => names[numbers.get(area)!]!) as [AreaId, AreaId];
    for (const area of areas) around.set(area, [...(around.get(area) ?? []), { border, areas }]);
  }
  return around;
}

function workOut(terrain: Terrain, doors: readonly string[]): Ways {
  const { map } = terrain;
  const closed = doors.length === 0 ? undefined : borderLayer(map, doors);
  return {
    terrain,
    closed,
    around: bordersAround(map, doors),
    onFoot: manner(terrain, onFoot(map, closed)),
    flying: manner(terrain, throughTheAir(map, closed)),
    sight: sightOf(terrain, closed),
  };
}

function manner({ map }: Terrain, mayStep: MayStep): StepRules {
  const areas = map.names.length;
  const distances = new Int32Array(areas * areas);
  for (let from = 0; from < areas; from++) distances.set(stepsFrom(map.graph, from, mayStep).cost, from * areas);
  return { mayStep, distances, next: new Array(areas).fill(undefined), toward: new Map() };
}

function sightOf({ map, sight, sightSaid }: Terrain, closed: Layer | undefined): Uint8Array {
  const areas = map.names.length;
  const all = new Uint8Array(areas * areas);
  const blocks = closed ? { closed } : {};
  for (let from = 0; from < areas; from++) {
    for (let to = 0; to < areas; to++) {
      const pair = from * areas + to;
      const said = sightSaid.get(pair);
      if (said !== undefined) all[pair] = said ? alwaysSeen : unseen;
      else if (seesArea(sight, from, to, blocks))
        all[pair] = sight.between[pair]!.areas.length > 0 ? seenPastNobody : alwaysSeen;
    }
  }
  return all;
}

/** SS-3.3-l: the areas that can be stepped into. */
export function stepsOut(ways: Ways, from: AreaId, flies: boolean): readonly AreaId[] {
  const { map } = ways.terrain;
  const { graph } = map;
  const { next, mayStep } = flies ? ways.flying : ways.onFoot;
  const here = areaNamed(map, from);
  const before = next[here];
  if (before) return before;
  const found: AreaId[] = [];
  for (let side = graph.firstOut[here]!; side < graph.firstOut[here + 1]!; side++) {
    const name = map.names[graph.to[side]!]!;
    if (mayStep(here, graph.to[side]!, side) && !found.includes(name)) found.push(name);
  }
  next[here] = found;
  return found;
}

/** SS-15.8-b: the first steps of the shortest legal paths to an area, and of those the ones with the fewest hard and deadly areas. Nothing without a path. */
export function stepsToward(ways: Ways, from: AreaId, goal: AreaId, flies: boolean): readonly AreaId[] {
  const { map, hard, deadly } = ways.terrain;
  const { mayStep, toward } = flies ? ways.flying : ways.onFoot;
  const here = areaNamed(map, from);
  const there = areaNamed(map, goal);
  const pair = here * map.names.length + there;
  let steps = toward.get(pair);
  if (!steps) {
    const cost = (a: number, b: number, side: number) => {
      if (!mayStep(a, b, side)) return impassable;
      return 1000 + (!flies && (hard[b] || deadly[b]) ? 1 : 0);
    };
    const paths = costsTo(map.graph, there, cost);
    steps = paths.cost[here] === unreached ? [] : nextSteps(paths, here).map((area) => map.names[area]!);
    toward.set(pair, steps);
  }
  return steps;
}
