import { ashAndStone } from "./ash-and-stone.js";
import type { Quest } from "./format.js";
import { motherSedge } from "./mother-sedge.js";
import { odrunsRest } from "./odruns-rest.js";
import { testCorridor } from "./test-quests/test-corridor.js";
import { testRoom } from "./test-quests/test-room.js";
import { theAbbotsClerk } from "./the-abbots-clerk.js";
import { theBarrowRoad } from "./the-barrow-road.js";
import { theDrownedGate } from "./the-drowned-gate.js";
import { theEmptyCell } from "./the-empty-cell.js";
import { theForsworn } from "./the-forsworn.js";
import { theKingsTenth } from "./the-kings-tenth.js";
import { theLastCandle } from "./the-last-candle.js";
import { theLongWatch } from "./the-long-watch.js";
import { theRisingWater } from "./the-rising-water.js";
import { theStolenBell } from "./the-stolen-bell.js";
import { threeScars } from "./three-scars.js";

/** HQ-1.5: the adventure book, in its order, from light to heavy. */
export const questBook: readonly Quest[] = [
  theStolenBell,
  theAbbotsClerk,
  threeScars,
  theRisingWater,
  theKingsTenth,
  theLongWatch,
  theEmptyCell,
  motherSedge,
  theBarrowRoad,
  theDrownedGate,
  odrunsRest,
  ashAndStone,
  theForsworn,
  theLastCandle,
];

/** Small quests for the automatic tests. */
export const testQuests: readonly Quest[] = [testRoom, testCorridor];

const all: ReadonlyMap<string, Quest> = new Map([...questBook, ...testQuests].map((quest) => [quest.id, quest]));

export function questNamed(id: string): Quest {
  const quest = all.get(id);
  if (!quest) throw new RangeError(`There is no quest "${id}".`);
  return quest;
}
