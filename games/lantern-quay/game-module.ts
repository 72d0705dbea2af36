import { defineGameModule } from "@tavolata/game";
import { evaluator, eventCounts, heuristic, lanternQuay, matchSummary } from "@tavolata/kernel/examples/lantern-quay";

/** Rules and bots of Lantern Quay, as the house knows those of any game. */
export const gameModule = defineGameModule({
  ruleset: lanternQuay,
  heuristic: heuristic,
  matchSummary,
  evaluator,
  eventCounts,
});
