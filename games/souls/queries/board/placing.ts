import type { AreaId, PlacedTile, TileLine, TilePoint, TileSide } from "../../content/types.js";
import type { Point } from "./area-sight.js";

/** A tile has so many cells on each side, and each cell two half cells: the unit of all drawings. */
const cells = 4;
const breadth = 2 * cells;

/** Tile sides by name. */
export type TileSides = Readonly<Record<string, TileSide>>;

/** What one tile brings to a map, in the map's own half cells. */
export interface TileOnMap {
  readonly areas: readonly { readonly id: AreaId; readonly number: number; readonly cells: readonly Point[] }[];
  readonly walls: readonly (readonly [Point, Point])[];
}

/** The areas and walls of a placed tile (SS-2.2.1), turned and moved to where it lies. */
export function onMap(placed: PlacedTile, side: TileSide): TileOnMap {
  const byNumber = new Map<number, Point[]>();
  for (const [row, line] of side.picture.entries()) {
    for (const [column, sign] of [...line].entries()) {
      if (sign === "#") continue;
      const number = Number(sign);
      byNumber.set(number, [...(byNumber.get(number) ?? []), cellOnMap(placed, column, row)]);
    }
  }
  return {
    areas: [...byNumber].map(([number, own]) => ({ id: areaId(placed.tile, number), number, cells: own })),
    walls: side.walls.map(([from, to]: TileLine) => [pointOnMap(placed, from), pointOnMap(placed, to)]),
  };
}

export function areaId(tile: string, number: number): AreaId {
  return `${tile}-${number}`;
}

/** The upper left corner of a cell after turning, in half cells of the map. */
function cellOnMap(placed: PlacedTile, column: number, row: number): Point {
  const [x, y] = pointOnMap(placed, [2 * column + 1, 2 * row + 1]);
  return [x - 1, y - 1];
}

/** A point of a tile on the map: turned clockwise by quarters round the tile's middle, then moved. */
function pointOnMap({ at, turned = 0 }: PlacedTile, point: TilePoint): Point {
  let [x, y] = point;
  for (let quarter = 0; quarter < turned; quarter++) [x, y] = [breadth - y, x];
  return [2 * at[0] + x, 2 * at[1] + y];
}

/** So far from the upper left corner of the table a map may go, in half cells. */
const reach = 1 << 14;

/** A place as one number: a map has thousands of half cells and edges, and a number is quicker to look up than a text. */
export function numberAt(x: number, y: number): number {
  return (x + reach) * 2 * reach + (y + reach);
}

/** The mark of an area: as given, or in the middle of its breadth and depth. */
export function markOf(placed: PlacedTile, side: TileSide, area: TileOnMap["areas"][number]): Point {
  const given = side.marks?.[area.number];
  if (given) return pointOnMap(placed, given);
  const xs = area.cells.map(([x]) => x);
  const ys = area.cells.map(([, y]) => y);
  return [(Math.min(...xs) + Math.max(...xs) + 2) / 2, (Math.min(...ys) + Math.max(...ys) + 2) / 2];
}
