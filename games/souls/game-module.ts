import { defineGameModule } from "@tavolata/game";
import {
  evaluator,
  eventCounts,
  heuristic,
  isOpenOption,
  isOpenReason,
  matchSummary,
  ownTitle,
  ownWords,
  questFiles,
  renderText,
  secretMessages,
  souls,
  soulsTestRuleset,
} from "./index.js";

/** Rules and bots of Sword & Sorcery: Immortal Souls, as the house knows those of any game. */
export const gameModule = defineGameModule({
  ruleset: souls,
  testContent: soulsTestRuleset,
  heuristic: heuristic,
  matchSummary,
  renderText,
  evaluator,
  openOption: isOpenOption,
  openReason: isOpenReason,
  ownTitle,
  ownWords,
  questFiles,
  secretMessages,
  eventCounts,
});
