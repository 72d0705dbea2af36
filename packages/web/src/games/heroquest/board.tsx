import type { Shown } from "../face.js";
import { DungeonBoard } from "./board/board.js";

/** The middle of the screen: the dungeon, or what is to be seen before and after it. */
export function Board(shown: Shown) {
  return <DungeonBoard {...shown} />;
}
