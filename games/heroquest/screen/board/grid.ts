import { sideA, sideB } from "../../open.js";

/** HQ-1.7: both sides of the board have 26 × 19 squares. A square's number counts from the left, row by row. */
export const width = 26;
export const height = 19;
export const squareCount = width * height;

export const corridor = 0;

/** A side of the board as it is printed. */
export interface Side {
  /** For each square the number of its room; 0 is the corridor. */
  readonly roomOf: readonly number[];
  readonly rooms: readonly (readonly number[])[];
  /** The letter of each room. */
  readonly letters: readonly string[];
  /** For each edge whether a wall is printed there. */
  readonly walls: readonly boolean[];
}

export const sides: Readonly<Record<"A" | "B", Side>> = { A: sideFrom(sideA.picture), B: sideFrom(sideB.picture) };

function sideFrom(picture: readonly string[]): Side {
  const printed = [...picture.join("")];
  const letters = [".", ...[...new Set(printed)].filter((letter) => letter !== ".").sort()];
  const roomOf = printed.map((letter) => letters.indexOf(letter));
  const rooms = letters.map((_, room) => printed.flatMap((_, square) => (roomOf[square] === room ? [square] : [])));
  const walls = Array.from({ length: 2 * squareCount }, (_, edge) => {
    const [a, b] = squaresOf(edge);
    return b === undefined || roomOf[a] !== roomOf[b];
  });
  return { roomOf, rooms, letters, walls };
}

export function columnOf(square: number): number {
  return square % width;
}

export function rowOf(square: number): number {
  return Math.floor(square / width);
}

export function squareName(square: number): string {
  return `${columnOf(square)},${rowOf(square)}`;
}

export function squareAt(column: number, row: number): number | undefined {
  return column >= 0 && column < width && row >= 0 && row < height ? row * width + column : undefined;
}

export function squareNamed(name: string): number | undefined {
  const [column, row] = name.split(",").map(Number);
  return column === undefined || row === undefined || Number.isNaN(column + row) ? undefined : squareAt(column, row);
}

/** Edge 2n is on the right of square n, edge 2n + 1 below it. */
export function squaresOf(edge: number): readonly [number, number | undefined] {
  const square = edge >> 1;
  const [column, row] = [columnOf(square), rowOf(square)];
  return [square, edge % 2 === 0 ? squareAt(column + 1, row) : squareAt(column, row + 1)];
}

export function edgeBetween(a: number, b: number): number {
  return 2 * Math.min(a, b) + (Math.abs(a - b) === width ? 1 : 0);
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
