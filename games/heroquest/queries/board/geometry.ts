import type { Layer } from "@tavolata/kit";
import { edgeName, type Grid, squareName } from "../../content/board/grid.js";
import { type Rooms, wallsBetweenRooms } from "../../content/board/rooms.js";

/** A side of the board as it is printed (HQ-1.7), with everything that never changes worked out once. */
export interface Board {
  readonly grid: Grid;
  /** The letters of the rooms by their numbers, a dot for the corridor. */
  readonly letters: readonly string[];
  /** For each square, the number of its room; 0 is the corridor. */
  readonly roomOf: Uint8Array;
  /** For each room its squares; first those of the corridor. */
  readonly squaresOf: readonly (readonly number[])[];
  /** Printed walls. */
  readonly walls: Layer;
  /** `7,4` for each square, so that no name is made twice. */
  readonly names: readonly string[];
  /** The square of each name. */
  readonly squareOf: ReadonlyMap<string, number>;
  /** `step:7,4` for each square. */
  readonly stepIds: readonly string[];
  /** For each square the squares beside it that have another straight behind them: what could be jumped from there (HQ-13-b). */
  readonly jumpsFrom: readonly (readonly number[])[];
  /** `jump:7,4` for each square. */
  readonly jumpIds: readonly string[];
  /** `7,4|8,4` for each edge that lies on the board. */
  readonly edgeNames: readonly string[];
  /** For each square that somebody has looked from, which printed walls stand in the way: see `seesOn`. */
  readonly firstWalls: (Int16Array | undefined)[];
}

export const corridor = 0;

/** Works out a side of the board: rooms are numbered in the order of their letters. */
export function boardFrom(rooms: Rooms): Board {
  const { grid } = rooms;
  const letters = [...new Set(rooms.roomOf)].filter((letter) => letter !== ".").sort();
  const numbers = new Map([[".", corridor], ...letters.map((letter, i) => [letter, i + 1] as const)]);
  const roomOf = Uint8Array.from(rooms.roomOf, (letter) => numbers.get(letter)!);
  const squaresOf: number[][] = Array.from({ length: letters.length + 1 }, () => []);
  for (const [square, room] of roomOf.entries()) squaresOf[room]!.push(square);
  const names = Array.from({ length: grid.squares }, (_, square) => squareName(grid, square));
  const edgeNames: string[] = new Array<string>(2 * grid.squares).fill("");
  for (const edge of grid.edgeOfWay) edgeNames[edge] ||= edgeName(grid, edge);
  return {
    grid,
    letters: [".", ...letters],
    roomOf,
    squaresOf,
    walls: wallsBetweenRooms(rooms),
    names,
    squareOf: new Map(names.map((name, square) => [name, square])),
    stepIds: names.map((name) => `step:${name}`),
    jumpsFrom: names.map((_, square) => jumpsFrom(grid, square)),
    jumpIds: names.map((name) => `jump:${name}`),
    edgeNames,
    firstWalls: new Array<Int16Array | undefined>(grid.squares).fill(undefined),
  };
}

function jumpsFrom({ graph, squares, width }: Grid, from: number): number[] {
  const beside = Array.from(graph.to.subarray(graph.firstOut[from], graph.firstOut[from + 1]));
  return beside.filter((over) => {
    const far = 2 * over - from;
    if (far < 0 || far >= squares) return false;
    const isSameRow = Math.floor(far / width) === Math.floor(over / width);
    return Math.abs(over - from) === width || isSameRow;
  });
}
