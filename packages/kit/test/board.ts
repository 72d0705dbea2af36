import { type Graph, graphOf } from "../src/index.js";

/** An open board of squares, numbered row by row from the top left: its steps up, left, right and down. */
export function openBoard(width: number, height: number): Graph {
  const squares = width * height;
  return graphOf(
    Array.from({ length: squares }, (_, square) => {
      const column = square % width;
      const beside = [
        square - width,
        column > 0 ? square - 1 : -1,
        column < width - 1 ? square + 1 : -1,
        square + width,
      ];
      return beside.filter((other) => other >= 0 && other < squares);
    }),
  );
}
