import type { RuleId } from "@tavolata/kernel";
import { type Blocks, squaresApart } from "../../content/board/grid.js";
import { sceneryNamed } from "../../content/tables.js";
import type { Figure, HeroQuest } from "../../state.js";
import { wallBetween } from "./sight.js";
import { lineBetween, noEdge, sees } from "./sight-line.js";
import { boardOf, closedEdges, edgeSheet, isClosed, squareSheet } from "./squares.js";

const sheets = { edges: edgeSheet(), squares: squareSheet() };

/**
 * HQ-7.7: figures, tall scenery and rubble on squares; walls and closed doors on edges. Bars can be seen through. Like the closed
 * edges, it is laid out anew on the same sheets: look at once, and don't keep it.
 */
export function sightOf(state: HeroQuest): Blocks {
  const { edges, squares } = sheets;
  closedEdges(state, edges);
  for (const { edge, kind } of state.doors) if (kind === "barred") edges[edge] = 0;
  squares.fill(0);
  // HQ-7.7-a: friends and enemies alike.
  for (const { square } of state.figures) squares[square] = 1;
  // HQ-7.7-b
  for (const square of state.rubble) squares[square] = 1;
  // HQ-7.7-d: only tall scenery blocks.
  for (const piece of state.scenery) {
    if (sceneryNamed(piece.type).height === "tall") for (const square of piece.squares) squares[square] = 1;
  }
  return sheets;
}

/** HQ-7.7-a, HQ-7.7-c: a free line from centre to centre. */
export function inSight(state: HeroQuest, from: Figure, to: Figure): boolean {
  return !to.buried && !to.asleep && isLineFree(state, from.square, to.square);
}

/** HQ-7.7: the same between two squares. Most lines end at a wall: nothing is laid out for those. */
export function isLineFree(state: HeroQuest, from: number, to: number): boolean {
  const board = boardOf(state);
  const wall = wallBetween(board, from, to);
  if (wall !== noEdge && isClosed(state, wall) && !isBarred(state, wall)) return false;
  return sees(board.grid, from, to, sightOf(state));
}

/** HQ-7.7-e: bars stand there, which can be seen through. */
function isBarred({ doors }: HeroQuest, wall: number): boolean {
  for (const { edge, kind } of doors) if (kind === "barred" && edge === wall) return true;
  return false;
}

/** Which rule hides a figure that isn't in sight: what the line meets first among walls, corners, and what stands there. */
export function whyHidden(state: HeroQuest, from: Figure, to: Figure): RuleId {
  const { edges } = sightOf(state);
  const line = lineBetween(boardOf(state).grid, from.square, to.square);
  if (line.corners.some((corner) => corner.edges.some((edge) => edges[edge]))) return "HQ-7.7-c";
  if (line.edges.some((edge) => edges[edge])) return "HQ-7.7-b";
  if (line.squares.some((square) => state.rubble.includes(square))) return "HQ-7.7-b";
  const tall = state.scenery.filter(({ type }) => sceneryNamed(type).height === "tall");
  return tall.some(({ squares }) => squares.some((one) => line.squares.includes(one))) ? "HQ-7.7-d" : "HQ-7.7-a";
}

/** What makes a shot harder: how many pieces of low scenery (HQ-7.7-d) and barred doors (HQ-7.7-e) lie on the line. */
export interface Cover {
  readonly cover: number;
  readonly bars: number;
}

const noCover: Cover = { cover: 0, bars: 0 };

export function coverBetween(state: HeroQuest, from: Figure, to: Figure): Cover {
  const barred = state.doors.filter(({ kind, open }) => kind === "barred" && !open);
  if (state.scenery.length + barred.length === 0) return noCover;
  const line = lineBetween(boardOf(state).grid, from.square, to.square);
  const low = state.scenery.filter(
    ({ type, squares }) =>
      sceneryNamed(type).height === "low" && squares.some((square) => line.squares.includes(square)),
  );
  return { cover: low.length, bars: barred.filter(({ edge }) => line.edges.includes(edge)).length };
}

/** HQ-7.7-f: one die for every full ten squares. */
export function rangePenalty(state: HeroQuest, from: Figure, to: Figure): number {
  return Math.floor(squaresApart(boardOf(state).grid, from.square, to.square) / 10);
}
