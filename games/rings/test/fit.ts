import type { Fitted } from "@tavolata/game";
import { scenarioIds } from "../content/scenarios.js";

/** How scenarios are played from which it is learnt what counts for victory. */
export const fit: Fitted = {
  tables: { scenario: scenarioIds, players: [1, 2, 3] },
  byLot: ["deck"],
  oddTurns: 4,
  bothPolicies: false,
  oneMomentIn: 1,
};
