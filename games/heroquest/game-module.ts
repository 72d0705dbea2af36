import { defineGameModule } from "@tavolata/game";
import {
  eventCounts,
  heroQuest,
  heroQuestTestRuleset,
  isOpenOption,
  isOpenReason,
  judgement,
  matchSummary,
  ownTitle,
  ownWords,
  questFiles,
  renderText,
  ruleOfThumb,
  secretMessages,
} from "./index.js";

/** Rules and bots of HeroQuest, as the house knows those of any game. */
export const gameModule = defineGameModule({
  ruleset: heroQuest,
  testContent: heroQuestTestRuleset,
  thumb: ruleOfThumb,
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
