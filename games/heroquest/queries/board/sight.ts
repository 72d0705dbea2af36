import type { Layer } from "@tavolata/kit";
import type { Blocks } from "../../content/board/grid.js";
import type { Board } from "./geometry.js";
import { firstOnLine, noEdge, sees } from "./sight-line.js";

/**
 * Line of sight on a side of the board. Nearly all lines end at a printed wall without an open door: which wall a line meets first never
 * changes, so it is looked up, and only where that wall is open now, or where there is none, the line is followed.
 */
export function seesOn(board: Board, from: number, to: number, blocks: Blocks): boolean {
  const wall = wallBetween(board, from, to);
  return (wall === noEdge || blocks.edges[wall] === 0) && sees(board.grid, from, to, blocks);
}

/** Whether a line from somewhere is worth following: no printed wall stands in its way that is closed now. `walls` are the first walls from there. */
export function isWorthFollowing(walls: Int16Array, to: number, edges: Layer): boolean {
  const wall = walls[to]!;
  return wall === noEdge || edges[wall] === 0;
}

/** The first printed wall on the line between two squares, or `noEdge`. */
export function wallBetween(board: Board, from: number, to: number): number {
  return firstWalls(board, from)[to]!;
}

/** For every square the first printed wall on the line to it; worked out when somebody first looks from here. */
export function firstWalls(board: Board, from: number): Int16Array {
  const { grid, walls, firstWalls: known } = board;
  let first = known[from];
  if (!first) {
    first = Int16Array.from({ length: grid.squares }, (_, to) => firstOnLine(grid, from, to, walls));
    known[from] = first;
  }
  return first;
}
