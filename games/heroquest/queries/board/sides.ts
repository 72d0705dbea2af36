import * as content from "../../content/board/index.js";
import { type Board, boardFrom } from "./geometry.js";

/** HQ-1.7, HQ-2.2: both sides of the board, with what never changes worked out once. */
export const boardSides: Readonly<Record<content.SideName, Board>> = {
  A: boardFrom(content.boardSides.A),
  B: boardFrom(content.boardSides.B),
};
