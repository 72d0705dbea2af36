import { columnOf, height, rowOf, type Side, squareAt, squareCount, squaresOf, width } from "./grid.js";
import { unit } from "./places.js";

/** The squares as one outline: those side by side in a row are one piece, so that no seam is seen between them. */
export function squaresPath(squares: readonly number[]): string {
  let path = "";
  for (let i = 0; i < squares.length; ) {
    const first = squares[i]!;
    let next = i + 1;
    while (squares[next] === first + next - i && rowOf(squares[next]!) === rowOf(first)) next += 1;
    const wide = (next - i) * unit;
    path += `M${columnOf(first) * unit} ${rowOf(first) * unit}h${wide}v${unit}h${-wide}z`;
    i = next;
  }
  return path;
}

/** Walls as one path: straight pieces joined, those that a known square touches, or the others. */
export function wallsPath(side: Side, closed: (edge: number) => boolean, wanted: (edge: number) => boolean): string {
  let path = "";
  const piece = (from: number, to: number, line: (from: number, to: number) => string) => {
    if (to > from) path += line(from, to);
  };
  // Upright walls: on the right of each column, then those of the left border.
  for (let column = -1; column < width; column++) {
    let from = -1;
    for (let row = 0; row <= height; row++) {
      const is = row < height && isWall(column, row, "upright");
      if (is && from < 0) from = row;
      if (!is && from >= 0) {
        piece(from, row, (a, b) => `M${(column + 1) * unit} ${a * unit}V${b * unit}`);
        from = -1;
      }
    }
  }
  for (let row = -1; row < height; row++) {
    let from = -1;
    for (let column = 0; column <= width; column++) {
      const is = column < width && isWall(column, row, "level");
      if (is && from < 0) from = column;
      if (!is && from >= 0) {
        piece(from, column, (a, b) => `M${a * unit} ${(row + 1) * unit}H${b * unit}`);
        from = -1;
      }
    }
  }
  return path;

  function isWall(column: number, row: number, kind: "upright" | "level"): boolean {
    const square = squareAt(column, row);
    // The left and the upper border belong to no square: they are wanted like the square inside.
    if (square === undefined) {
      const inside = kind === "upright" ? squareAt(0, row) : squareAt(column, 0);
      return inside !== undefined && wanted(-1 - inside);
    }
    const edge = 2 * square + (kind === "upright" ? 0 : 1);
    return (side.walls[edge]! || closed(edge)) && closed(edge) && wanted(edge);
  }
}

/** Whether a known square touches an edge; negative numbers are squares at the border. */
export function touchesKnown(known: readonly boolean[], edge: number): boolean {
  if (edge < 0) return known[-1 - edge] === true;
  const [a, b] = squaresOf(edge);
  return known[a] === true || (b !== undefined && known[b] === true);
}

export const allSquares: readonly number[] = Array.from({ length: squareCount }, (_, square) => square);
