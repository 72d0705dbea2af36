import { columnOf as columnIn, rowOf as rowIn } from "../../content/board/grid.js";
import type { Board } from "../../queries/board/geometry.js";
import { boardSides } from "../../queries/board/sides.js";
import { edgeFrom } from "../../queries/board/squares.js";

/** HQ-1.7: both sides of the board have the same squares, and the same names for them. */
const { grid, names, squareOf } = boardSides.A;
export const { width, height, squares: squareCount } = grid;

/** A side of the board as it is drawn: the edge of the board is a wall, too. */
export interface Side extends Pick<Board, "letters"> {
  /** For each square the number of its room; 0 is the corridor. */
  readonly roomOf: readonly number[];
  readonly rooms: Board["squaresOf"];
  /** For each edge whether a wall is printed there. */
  readonly walls: readonly boolean[];
}

export const sides: Readonly<Record<"A" | "B", Side>> = { A: sideOf(boardSides.A), B: sideOf(boardSides.B) };

function sideOf({ roomOf, letters, squaresOf: rooms, walls }: Board): Side {
  const drawn = Array.from(walls, (wall, edge) => wall === 1 || squaresOf(edge)[1] === undefined);
  return { roomOf: [...roomOf], letters, rooms, walls: drawn };
}

export function columnOf(square: number): number {
  return columnIn(grid, square);
}

export function rowOf(square: number): number {
  return rowIn(grid, square);
}

export function squareName(square: number): string {
  return names[square]!;
}

export function squareAt(column: number, row: number): number | undefined {
  return column >= 0 && column < width && row >= 0 && row < height ? row * width + column : undefined;
}

export function squareNamed(name: string): number | undefined {
  return squareOf.get(name);
}

/** Edge 2n is on the right of square n, edge 2n + 1 below it. */
export function squaresOf(edge: number): readonly [number, number | undefined] {
  const square = edge >> 1;
  const [column, row] = [columnOf(square), rowOf(square)];
  return [square, edge % 2 === 0 ? squareAt(column + 1, row) : squareAt(column, row + 1)];
}

export function edgeBetween(a: number, b: number): number {
  return edgeFrom(width, a, b);
}

export function edgeName(edge: number): string {
  const [a, b] = squaresOf(edge);
  return `${squareName(a)}|${b === undefined ? "" : squareName(b)}`;
}

export function edgeNamed(name: string): number | undefined {
  const [a, b] = name.split("|").map(squareNamed);
  return a === undefined || b === undefined ? undefined : edgeBetween(a, b);
}

/** The squares that share a side with this one. */
export function besides(square: number): number[] {
  const [column, row] = [columnOf(square), rowOf(square)];
  return [
    squareAt(column, row - 1),
    squareAt(column + 1, row),
    squareAt(column, row + 1),
    squareAt(column - 1, row),
  ].filter((one) => one !== undefined);
}

/** How far apart two squares are, walls aside. */
export function distance(a: number, b: number): number {
  return Math.abs(columnOf(a) - columnOf(b)) + Math.abs(rowOf(a) - rowOf(b));
}
