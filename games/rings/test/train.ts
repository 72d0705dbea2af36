import type { Training } from "@tavolata/game";
import { scenarioIds } from "../content/scenarios.js";

/** How scenarios are played from which it is learnt what counts for victory. */
export const train: Training = {
  tables: { scenario: scenarioIds, players: [1, 2, 3] },
  byLot: ["deck"],
  oddTurns: 4,
  bothPolicies: false,
  oneMomentIn: 1,
};
