import { defineGameModule } from "@tavolata/game";
import {
  account,
  draw,
  isOpenOption,
  isOpenReason,
  judgement,
  ownTitle,
  ownWords,
  questFiles,
  ruleOfThumb,
  secretMessages,
  souls,
  soulsPractice,
  tallies,
} from "./index.js";

/** Rules and bots of Sword & Sorcery: Immortal Souls, as the house knows those of any game. */
export const gameModule = defineGameModule({
  ruleset: souls,
  practice: soulsPractice,
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
