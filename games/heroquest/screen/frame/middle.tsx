import { isBetween } from "../../queries/campaign.js";
import { DungeonBoard } from "../board/board.js";
import { FightCard } from "../fight/fight-card.js";
import { Camp } from "../scenes/camp.js";
import { Gathering } from "../scenes/gathering.js";
import type { HeroQuestScreenProps } from "../shown.js";
import { Story } from "./story.js";

/** The middle of the screen: the dungeon, or what is to be seen before and after it. */
export function Board(shown: HeroQuestScreenProps) {
  const seen = shown.view.state;
  return (
    <div className="hq-middle">
      {isBetween(seen) ? (
        <Camp {...shown} />
      ) : seen.introduced ? (
        <>
          <DungeonBoard {...shown} />
          <Story {...shown} />
          <FightCard {...shown} />
        </>
      ) : (
        <Gathering {...shown} />
      )}
    </div>
  );
}
