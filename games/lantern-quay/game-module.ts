import { defineGameModule } from "@tavolata/game";
import { eventCounts, judgement, lanternQuay, matchSummary, ruleOfThumb } from "@tavolata/kernel/examples/lantern-quay";

/** Rules and bots of Lantern Quay, as the house knows those of any game. */
export const gameModule = defineGameModule({
  ruleset: lanternQuay,
  thumb: ruleOfThumb,
  matchSummary,
  judgement,
  eventCounts,
});
