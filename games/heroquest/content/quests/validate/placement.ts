import type { Quest } from "../format.js";
import { misplacedDoors } from "./doors.js";
import { blockedStart, misplacedCaches, misplacedFigures, overlappingScenery } from "./pieces.js";
import type { Check, Problem } from "./problem.js";
import { offTheBoard } from "./squares.js";
import { misplacedTraps } from "./traps.js";

/** The checks of where things stand: quick enough to be asked before something is put down. */
const checks: readonly Check[] = [
  overlappingScenery,
  misplacedDoors,
  misplacedFigures,
  blockedStart,
  misplacedCaches,
  misplacedTraps,
];

/** Whatever stands in the wrong place. */
function misplaced(quest: Quest): Problem[] {
  const stray = offTheBoard(quest);
  return stray.length > 0 ? stray : checks.flatMap((check) => check(quest));
}

/** What would be wrong with a quest that wasn't wrong with it before: why something can't be put where somebody points. */
export function whyNotPut(before: Quest, after: Quest): Problem | undefined {
  const known = new Set(misplaced(before).map(saying));
  return misplaced(after).find((one) => one.code !== "few-starts" && !known.has(saying(one)));
}

function saying({ code, args }: Problem): string {
  return JSON.stringify([code, args]);
}
