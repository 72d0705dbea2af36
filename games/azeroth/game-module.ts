import { defineGameModule } from "@tavolata/game";
import { evaluator } from "./bot/evaluation/evaluator.js";
import { heuristic } from "./bot/policy/heuristic.js";
import { isOpenReason } from "./bot/policy/open-reasons.js";
import { eventCounts } from "./event-counts.js";
import { matchSummary } from "./match-summary.js";
import { testRuleset } from "./rules/01-setup/test-ruleset.js";
import { azeroth } from "./ruleset.js";
import { renderText } from "./terminal/render-text.js";

/** Rules and bots of World of Warcraft: The Adventure Game, as the house knows those of any game. */
export const gameModule = defineGameModule({
  ruleset: azeroth,
  testContent: testRuleset,
  heuristic: heuristic,
  matchSummary,
  renderText,
  evaluator,
  openReason: isOpenReason,
  eventCounts,
});
