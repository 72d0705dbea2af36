import type { Layer } from "@tavolata/kit";
import { edgeCount, type Grid, gridOf } from "./grid.js";

/** A board drawn with one letter a square: squares of the same letter belong to the same room or corridor. */
export interface Rooms {
  readonly grid: Grid;
  /** For each square, the letter of its room. */
  readonly roomOf: readonly string[];
}

/** Reads a board from its picture, one line a row: `["..AA", "..AA"]`. */
export function readRooms(picture: readonly string[]): Rooms {
  const width = picture[0]?.length ?? 0;
  for (const [row, line] of picture.entries()) {
    if (line.length !== width) throw new RangeError(`Row ${row} has ${line.length} squares, but row 0 has ${width}.`);
  }
  return { grid: gridOf(width, picture.length), roomOf: picture.flatMap((line) => [...line]) };
}

/** The squares of a room. */
export function squaresOf({ roomOf }: Rooms, room: string): number[] {
  return roomOf.flatMap((letter, square) => (letter === room ? [square] : []));
}

/** The walls of a board whose rooms are walled in: every edge between squares of different rooms. */
export function wallsBetweenRooms({ grid, roomOf }: Rooms): Layer {
  const walls = new Uint8Array(edgeCount(grid));
  const { from, to } = grid.graph;
  for (const [way, edge] of grid.edgeOfWay.entries()) {
    if (roomOf[from[way]!] !== roomOf[to[way]!]) walls[edge] = 1;
  }
  return walls;
}
