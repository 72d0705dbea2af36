import { type QuestMap, questMap } from "../../../queries/board/quest-map.js";
import { tileSides } from "../../tiles/index.js";
import type { Quest } from "../../types.js";
import { missingTexts, type QuestTexts } from "../texts.js";
import { actProblems } from "./acts.js";
import { beyondTheBox } from "./box.js";
import { enemyProblems } from "./enemies.js";
import { eventProblems } from "./events.js";
import { missingFields } from "./fields.js";
import { goalProblems } from "./goals.js";
import { layoutProblems } from "./layout.js";
import { misplacedDoors, sharedAreas, unknownAreas } from "./places.js";
import type { Problem } from "./problem.js";
import { outOfReach } from "./reach.js";
import { triggerProblems } from "./triggers.js";

export type { Problem } from "./problem.js";

/** What keeps a quest from being played, and what is odd in it; nothing when it is sound. With texts, these are checked, too. */
export function questProblems(quest: Partial<Quest>, texts: QuestTexts = {}): Problem[] {
  const missing = missingFields(quest);
  if (missing.length > 0) return missing;
  const whole = quest as Quest;
  const layout = layoutProblems(whole);
  if (layout.length > 0) return layout;
  const map: QuestMap = questMap(whole.tiles, tileSides);
  const strays = [...unknownAreas(whole, map), ...misplacedDoors(whole, map)];
  if (strays.length > 0) return strays;
  return [
    ...sharedAreas(whole),
    ...beyondTheBox(whole),
    ...enemyProblems(whole),
    ...eventProblems(whole),
    ...actProblems(whole),
    ...goalProblems(whole),
    ...triggerProblems(whole),
    ...outOfReach(whole, map),
    ...missingTexts(whole, texts),
  ];
}
