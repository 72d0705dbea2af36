import type { Training } from "@tavolata/game";
import { questIds } from "../index.js";

/** How Quests are played from which it is learnt what counts for victory. */
export const train: Training = {
  tables: { quest: questIds, heroes: [2, 3, 4] },
  byLot: ["choose-hero"],
  oddTurns: 5,
  bothPolicies: false,
  oneMomentIn: 1,
};
