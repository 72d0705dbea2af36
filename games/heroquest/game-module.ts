import { defineGameModule } from "@tavolata/game";
import {
  draw,
  eventCounts,
  heroQuest,
  heroQuestPractice,
  isOpenOption,
  isOpenReason,
  judgement,
  matchSummary,
  ownTitle,
  ownWords,
  questFiles,
  ruleOfThumb,
  secretMessages,
} from "./index.js";

/** Rules and bots of HeroQuest, as the house knows those of any game. */
export const gameModule = defineGameModule({
  ruleset: heroQuest,
  practice: heroQuestPractice,
  thumb: ruleOfThumb,
  matchSummary,
  draw,
  judgement,
  openOption: isOpenOption,
  openReason: isOpenReason,
  ownTitle,
  ownWords,
  questFiles,
  secretMessages,
  eventCounts,
});
