import { questMap } from "../../../queries/board/quest-map.js";
import { tileSides } from "../../tiles/index.js";
import type { Quest } from "../../types.js";
import { beyondTheBox } from "./box.js";
import { layoutProblems } from "./layout.js";
import { misplacedDoors, sharedAreas } from "./places.js";
import type { Problem } from "./problem.js";

/** What is wrong with where the pieces of a quest lie. */
function misplaced(quest: Quest): Problem[] {
  const layout = layoutProblems(quest);
  if (layout.length > 0) return layout;
  return [...misplacedDoors(quest, questMap(quest.tiles, tileSides)), ...sharedAreas(quest), ...beyondTheBox(quest)];
}

/** Why a piece can't lie where somebody wants to put it: what is wrong after that wasn't wrong before. */
export function whyNotPut(before: Quest, after: Quest): Problem | undefined {
  const known = new Set(misplaced(before).map(said));
  return misplaced(after).find((one) => !known.has(said(one)) && one.code !== "no-tiles");
}

function said({ field, code, args }: Problem): string {
  return `${field} ${code} ${JSON.stringify(args)}`;
}
