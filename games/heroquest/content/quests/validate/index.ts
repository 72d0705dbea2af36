import type { Quest } from "../format.js";
import { beyondTheBox } from "./box.js";
import { misplacedDoors, unknownDoors } from "./doors.js";
import { missingFields } from "./fields.js";
import { shutInLater } from "./later.js";
import { repeatedNames, unknownNames } from "./names.js";
import { blockedStart, misplacedCaches, misplacedFigures, oddFigures, overlappingScenery } from "./pieces.js";
import type { Check, Problem } from "./problem.js";
import { outOfReach } from "./reach.js";
import { offTheBoard } from "./squares.js";
import { missingTexts, type QuestTexts } from "./texts.js";
import { misplacedTraps } from "./traps.js";

const checks: readonly Check[] = [
  unknownNames,
  repeatedNames,
  misplacedDoors,
  unknownDoors,
  overlappingScenery,
  misplacedFigures,
  oddFigures,
  blockedStart,
  misplacedCaches,
  misplacedTraps,
  beyondTheBox,
  shutInLater,
  outOfReach,
];

/** What keeps a quest from being played, and what is odd in it; nothing when it is sound. With texts, these are checked, too. */
export function questProblems(quest: Partial<Quest>, texts: QuestTexts = {}): Problem[] {
  const missing = missingFields(quest);
  if (missing.length > 0) return missing;
  const whole = quest as Quest;
  const stray = offTheBoard(whole);
  if (stray.length > 0) return stray;
  return [...checks.flatMap((check) => check(whole)), ...missingTexts(whole, texts)];
}
