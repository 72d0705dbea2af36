import type { Shown } from "../face.js";
import { DungeonBoard } from "./board/board.js";
import { FightCard } from "./fight-card.js";
import { Story } from "./story.js";

/** The middle of the screen: the dungeon, or what is to be seen before and after it. */
export function Board(shown: Shown) {
  return (
    <div className="hq-middle">
      <DungeonBoard {...shown} />
      <Story {...shown} />
      <FightCard {...shown} />
    </div>
  );
}
