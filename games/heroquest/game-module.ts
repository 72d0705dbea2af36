import { defineGameModule } from "@tavolata/game";
import {
  evaluator,
  eventCounts,
  heroQuest,
  heroQuestTestRuleset,
  heuristic,
  isOpenOption,
  isOpenReason,
  matchSummary,
  ownTitle,
  ownWords,
  questFiles,
  renderText,
  secretMessages,
} from "./index.js";

/** Rules and bots of HeroQuest, as the house knows those of any game. */
export const gameModule = defineGameModule({
  ruleset: heroQuest,
  testContent: heroQuestTestRuleset,
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
