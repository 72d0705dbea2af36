import { defineGameModule } from "@tavolata/game";
import {
  eventCounts,
  heroQuest,
  heroQuestTestRuleset,
  heuristic,
  isOpenOption,
  isOpenReason,
  judgement,
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
  judgement,
  openOption: isOpenOption,
  openReason: isOpenReason,
  ownTitle,
  ownWords,
  questFiles,
  secretMessages,
  eventCounts,
});
