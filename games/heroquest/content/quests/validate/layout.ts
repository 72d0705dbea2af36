import type { Layer } from "@tavolata/kit";
import { columnOf, edgeNamed, type Grid, rowOf, squareAt, squareNamed } from "../../board/grid.js";
import { boardSides } from "../../board/index.js";
import { type Rooms, wallsBetweenRooms } from "../../board/rooms.js";
import { type SceneryId, scenery } from "../../scenery.js";
import type { Edge, PlacedScenery, PlacedTrap, Quest, Square } from "../format.js";

/** The board under a quest: where its walls are, and what its names mean. */
export interface Layout {
  readonly rooms: Rooms;
  readonly grid: Grid;
  readonly walls: Layer;
}

export function layoutOf(quest: Quest): Layout {
  const rooms = boardSides[quest.side];
  return { rooms, grid: rooms.grid, walls: wallsBetweenRooms(rooms) };
}

/** The square of this name, or nothing when there is none. */
export function squareIn({ grid }: Layout, name: Square): number | undefined {
  try {
    return squareNamed(grid, name);
  } catch {
    return undefined;
  }
}

/** The edge of this name, or nothing when there is none. */
export function edgeIn({ grid }: Layout, name: Edge): number | undefined {
  try {
    return edgeNamed(grid, name);
  } catch {
    return undefined;
  }
}

/** The two squares of an edge. */
export function sidesOf({ grid }: Layout, edge: number): [number, number] {
  const square = edge >> 1;
  return [square, edge % 2 === 0 ? square + 1 : square + grid.width];
}

/** The squares that a piece of scenery covers; nothing when its kind is unknown or part of it lies off the board. */
export function coveredBy(layout: Layout, piece: PlacedScenery): number[] | undefined {
  const corner = squareIn(layout, piece.at);
  if (corner === undefined || !Object.hasOwn(scenery, piece.type)) return undefined;
  const type = scenery[piece.type as SceneryId];
  const [width, depth] = piece.turned === true ? [type.depth, type.width] : [type.width, type.depth];
  const { grid } = layout;
  const [column, row] = [columnOf(grid, corner), rowOf(grid, corner)];
  if (column + width > grid.width || row + depth > grid.height) return undefined;
  return Array.from({ length: width * depth }, (_, i) =>
    squareAt(grid, column + (i % width), row + Math.floor(i / width)),
  );
}

/** The squares that a trap lies on; none for one on an edge. */
export function trapSquares(layout: Layout, { at }: PlacedTrap): number[] {
  const names = typeof at === "string" ? (at.includes("|") ? [] : [at]) : at;
  return names.map((name) => squareIn(layout, name)).filter((square) => square !== undefined);
}

/** All squares under scenery. */
export function scenerySquares(layout: Layout, quest: Quest): Set<number> {
  return new Set(quest.scenery.flatMap((piece) => coveredBy(layout, piece) ?? []));
}

export function namedSquares(layout: Layout, names: readonly Square[]): Set<number> {
  return new Set(names.map((name) => squareIn(layout, name)).filter((square) => square !== undefined));
}
