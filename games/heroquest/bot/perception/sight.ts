import { sceneryNamed } from "../../content/tables.js";
import { sees } from "../../queries/board/sight-line.js";
import type { Figure } from "../../state.js";
import type { Blocks, Position } from "./position.js";

/** HQ-7.7: whether the line between two squares is free, as far as an onlooker can tell. Somebody who walks isn't in its own way. */
export function isInSight(position: Position, from: number, to: number, walker?: Figure): boolean {
  position.sight ??= lookAt(position);
  const { sight } = position;
  const { grid } = position.board;
  // HQ-4.7-a: on a companion's square it is the companion who stands in the way.
  if (!walker || position.on[walker.square] !== walker) return sees(grid, from, to, sight);
  sight.squares[walker.square] = 0;
  const seen = sees(grid, from, to, sight);
  sight.squares[walker.square] = 1;
  return seen;
}

/** Walls, closed doors, figures, rubble and tall scenery. Bars can be seen through. */
function lookAt({ table, board, closed }: Position): Blocks {
  const edges = Uint8Array.from(closed);
  for (const { edge, kind } of table.doors) if (kind === "barred") edges[edge] = 0;
  const squares = new Uint8Array(board.grid.squares);
  for (const { square } of table.figures) squares[square] = 1;
  for (const square of table.rubble) squares[square] = 1;
  for (const piece of table.scenery) {
    if (sceneryNamed(piece.type).height === "tall") for (const square of piece.squares) squares[square] = 1;
  }
  return { edges, squares };
}
