import type { Training } from "@tavolata/game";
import { questIds } from "../index.js";

/** How quests are played from which it is learnt what counts for victory. */
export const train: Training = {
  tables: { quest: questIds },
  byLot: [],
  oddTurns: 20,
  bothPolicies: true,
  oneMomentIn: 6,
};
