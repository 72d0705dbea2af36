import { defineGameModule } from "@tavolata/game";
import { evaluator, leftToPeople } from "./bot/evaluation/evaluator.js";
import { heuristic } from "./bot/policy/heuristic.js";
import { isOpenOption } from "./bot/policy/open-options.js";
import { isOpenReason } from "./bot/policy/open-reasons.js";
import { eventCounts } from "./event-counts.js";
import { matchSummary } from "./match-summary.js";
import { testRuleset } from "./rules/08-setup-and-modes/test-ruleset.js";
import { ownWords } from "./rules/14-own-decks/own.js";
import { rings } from "./ruleset.js";
import { renderText } from "./terminal/render-text.js";

/** Rules and bots of The Lord of the Rings: The Card Game, as the house knows those of any game. */
export const gameModule = defineGameModule({
  ruleset: rings,
  testContent: testRuleset,
  heuristic: heuristic,
  matchSummary,
  renderText,
  evaluator,
  leftToPeople,
  openOption: isOpenOption,
  openReason: isOpenReason,
  ownWords,
  eventCounts,
});
