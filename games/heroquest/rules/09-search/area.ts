import { squaresApart } from "../../content/board/grid.js";
import { corridor } from "../../queries/board/geometry.js";
import { seesOn } from "../../queries/board/sight.js";
import { boardOf } from "../../queries/board/squares.js";
import { hinders } from "../../queries/figures.js";
import type { Figure, HeroQuest, Table, Trap } from "../../state.js";
import { sightOfWalls } from "../11-discovery/discovery.js";
import { squaresBeside } from "../11-discovery/placing.js";

/** HQ-5.5, HQ-9.1.a-a, HQ-9.1.c-a: the room, or corridor squares in sight up to four squares away. Figures don't cut it. */
export function searchArea(t: Table, figure: Figure): readonly number[] {
  const { state } = t;
  const board = boardOf(state);
  const { grid, roomOf, squaresOf } = board;
  const room = roomOf[figure.square]!;
  if (room !== corridor) return squaresOf[room]!;
  const range = t.options.corridorSearch;
  const sight = sightOfWalls(state);
  return squaresOf[corridor]!.filter(
    (square) => squaresApart(grid, figure.square, square) <= range && seesOn(board, figure.square, square, sight),
  );
}

/** HQ-RH7-h-perception: the room, or all corridor squares in sight. */
export function areaInSight(state: HeroQuest, figure: Figure): readonly number[] {
  const board = boardOf(state);
  const { roomOf, squaresOf } = board;
  const room = roomOf[figure.square]!;
  if (room !== corridor) return squaresOf[room]!;
  const sight = sightOfWalls(state);
  return squaresOf[corridor]!.filter((square) => seesOn(board, figure.square, square, sight));
}

/** HQ-9.1.a-b, HQ-9.1.c-a: any antagonist in the area spoils the search. One that isn't placed yet doesn't count. */
export function isSpoilt(state: HeroQuest, figure: Figure, area: readonly number[]): boolean {
  return state.figures.some((other) => hinders(other, figure) && area.includes(other.square));
}

export function coversEdge(state: HeroQuest, area: readonly number[], edge: number): boolean {
  return squaresBeside(state, edge).some((square) => area.includes(square));
}

export function coversTrap(state: HeroQuest, area: readonly number[], { squares, edge }: Trap): boolean {
  return squares.length > 0 ? squares.some((square) => area.includes(square)) : coversEdge(state, area, edge);
}
