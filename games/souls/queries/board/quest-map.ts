import type { AreaId, PlacedTile } from "../../content/types.js";
import type { Line } from "./area-sight.js";
import type { Side } from "./areas.js";
import { edgesOf } from "./borders.js";
import { outlinesOf } from "./outlines.js";
import { areaId, markOf, onMap, type TileSides } from "./placing.js";
import type { Battlefield } from "./terrain.js";

/** The battlefield that a quest's tiles make. */
export interface QuestMap extends Battlefield {
  readonly hard: readonly AreaId[];
  readonly deadly: readonly AreaId[];
  /** Borders that aren't one straight line: no door or wall token can stand on them. */
  readonly crooked: readonly string[];
}

/** SS-2.2.1, SS-3-a: the map that these tiles make. Areas are called `7B-3`, borders `7B-3|13B-1`. */
export function questMap(tiles: readonly PlacedTile[], sides: TileSides): QuestMap {
  const parts = tiles.map((placed) => {
    const side = sides[placed.tile];
    if (!side) throw new RangeError(`There is no tile side "${placed.tile}".`);
    return { placed, side, ...onMap(placed, side) };
  });
  const areas = parts.flatMap((part) => part.areas);
  const { open, walls } = edgesOf(
    areas,
    parts.flatMap((part) => part.walls),
  );
  const barriers = new Set(
    parts.flatMap(({ placed, side }) =>
      side.barriers.map(({ from, to }) => `${areaId(placed.tile, from)}>${areaId(placed.tile, to)}`),
    ),
  );
  const ways: Record<AreaId, Side[]> = Object.fromEntries(areas.map(({ id }) => [id, []]));
  const way = (from: AreaId, to: AreaId): Side => (barriers.has(`${from}>${to}`) ? { to, barrier: true } : to);
  const borders: Record<string, Line> = {};
  const crooked: string[] = [];
  for (const [name, lines] of open) {
    const [a, b] = name.split("|") as [AreaId, AreaId];
    ways[a]!.push(way(a, b));
    ways[b]!.push(way(b, a));
    const straight = wholeLine(lines);
    if (straight) borders[name] = straight;
    else crooked.push(name);
  }
  return {
    sides: ways,
    drawing: {
      marks: Object.fromEntries(
        parts.flatMap(({ placed, side, areas: own }) => own.map((area) => [area.id, markOf(placed, side, area)])),
      ),
      outlines: Object.fromEntries(areas.map(({ id, cells }) => [id, outlinesOf(cells)])),
      walls,
      borders,
    },
    hard: parts.flatMap(({ placed, side }) => side.hard.map((number) => areaId(placed.tile, number))),
    deadly: parts.flatMap(({ placed, side }) => side.deadly.map((number) => areaId(placed.tile, number))),
    crooked,
  };
}

/** One line for a border whose open parts lie on one straight line; nothing when it goes round a corner. */
function wholeLine(lines: readonly Line[]): Line | undefined {
  const [first] = lines;
  const last = lines.at(-1);
  if (!first || !last) return undefined;
  const upright = lines.every(([from, to]) => from[0] === first[0][0] && to[0] === first[0][0]);
  const level = lines.every(([from, to]) => from[1] === first[0][1] && to[1] === first[0][1]);
  return upright || level ? [first[0], last[1]] : undefined;
}
