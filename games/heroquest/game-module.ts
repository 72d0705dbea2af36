import { defineGameModule } from "@tavolata/game";
import {
  account,
  draw,
  heroQuest,
  heroQuestPractice,
  isOpenOption,
  isOpenReason,
  judgement,
  ownTitle,
  ownWords,
  questFiles,
  ruleOfThumb,
  secretMessages,
  tallies,
} from "./index.js";

/** Rules and bots of HeroQuest, as the house knows those of any game. */
export const gameModule = defineGameModule({
  ruleset: heroQuest,
  practice: heroQuestPractice,
  thumb: ruleOfThumb,
  account,
  draw,
  judgement,
  openOption: isOpenOption,
  openReason: isOpenReason,
  ownTitle,
  ownWords,
  questFiles,
  secretMessages,
  tallies,
});
