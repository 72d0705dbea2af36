import type { Layer } from "@tavolata/kit";
import { columnOf, edgeCount, rowOf, shareSide, squareAt, squaresApart } from "../../content/board/grid.js";
import type { Figure, HeroQuest } from "../../state.js";
import type { Board } from "./geometry.js";
import { boardSides } from "./sides.js";

export function boardOf(state: HeroQuest): Board {
  return state.side === "A" ? boardSides.A : boardSides.B;
}

/** HQ-4.8: at rest there is at most one. A hero who passes through another comes after it. */
export function figureAt(state: HeroQuest, square: number): Figure | undefined {
  for (const figure of state.figures) if (figure.square === square) return figure;
  return undefined;
}

/** Whether somebody else stands on a figure's square: it is just passing through. */
export function sharesSquare(state: HeroQuest, figure: Figure): boolean {
  for (const other of state.figures) if (other.square === figure.square && other !== figure) return true;
  return false;
}

/** Everybody who stands adjacent to a square (HQ-4.5). */
export function figuresBeside(state: HeroQuest, square: number): Figure[] {
  const beside: Figure[] = [];
  for (const figure of state.figures) if (areAdjacent(state, square, figure.square)) beside.push(figure);
  return beside;
}

/** HQ-4.9: whether a wall or a closed door stands on this edge. */
export function isClosed(state: HeroQuest, edge: number): boolean {
  return boardOf(state).walls[edge] ? !state.passages.includes(edge) : state.barriers.includes(edge);
}

/** HQ-4.5: sharing a side with no wall or closed door between: the one meaning of adjacent. */
export function areAdjacent(state: HeroQuest, a: number, b: number): boolean {
  const { grid } = boardOf(state);
  if (!shareSide(grid, a, b)) return false;
  return !isClosed(state, edgeFrom(grid.width, a, b));
}

/** The same, or they touch at a corner, and one of the two squares beside it is adjacent to both: the reach of long weapons. */
export function areAdjacentOrDiagonal(state: HeroQuest, a: number, b: number): boolean {
  if (areAdjacent(state, a, b)) return true;
  const { grid } = boardOf(state);
  if (squaresApart(grid, a, b) !== 1) return false;
  const besideA = squareAt(grid, columnOf(grid, b), rowOf(grid, a));
  const besideB = squareAt(grid, columnOf(grid, a), rowOf(grid, b));
  return leadsOver(state, a, besideA, b) || leadsOver(state, a, besideB, b);
}

function leadsOver(state: HeroQuest, a: number, beside: number, b: number): boolean {
  return areAdjacent(state, a, beside) && areAdjacent(state, beside, b);
}

/** The number of the edge between two squares that share a side. */
export function edgeFrom(width: number, a: number, b: number): number {
  const step = a < b ? b - a : a - b;
  return 2 * Math.min(a, b) + (step === width ? 1 : 0);
}

export function hasScenery(state: HeroQuest, square: number): boolean {
  for (const { squares } of state.scenery) if (squares.includes(square)) return true;
  return false;
}

/** HQ-4.6: legal is what is empty: no figure, no scenery, no rubble (HQ-4.10), no abyss. */
export function isLegal(state: HeroQuest, square: number): boolean {
  return !figureAt(state, square) && isPassable(state, square);
}

/** Whether the ground itself lets a figure enter. */
function isPassable(state: HeroQuest, square: number): boolean {
  return !state.rubble.includes(square) && !state.abyss.includes(square) && !hasScenery(state, square);
}

/** The squares adjacent to this one. */
export function adjacentSquares(state: HeroQuest, square: number): number[] {
  const { grid } = boardOf(state);
  const { firstOut, to } = grid.graph;
  const squares: number[] = [];
  for (let way = firstOut[square]!; way < firstOut[square + 1]!; way++) {
    if (!isClosed(state, grid.edgeOfWay[way]!)) squares.push(to[way]!);
  }
  return squares;
}

/**
 * Walls and doors as a layer, for lines of sight: what closes an edge is marked. It is laid out on a sheet that is used again and
 * again, because a new one costs more than the lines that are drawn on it: look at once, and don't keep it.
 */
export function closedEdges(state: HeroQuest, sheet: Layer = ownSheet): Layer {
  sheet.set(boardOf(state).walls);
  for (const edge of state.barriers) sheet[edge] = 1;
  for (const edge of state.passages) sheet[edge] = 0;
  return sheet;
}

/** An empty sheet for the marks of edges, or of squares; both sides of the board have the same size. */
export function edgeSheet(): Layer {
  return new Uint8Array(edgeCount(boardSides.A.grid));
}

export function squareSheet(): Layer {
  return new Uint8Array(boardSides.A.grid.squares);
}

const ownSheet = edgeSheet();
