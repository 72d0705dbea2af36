import { worksOf } from "@tavolata/game";
import {
  account,
  draw,
  isOpenOption,
  isOpenReason,
  judgement,
  leftToPeople,
  ownWords,
  rings,
  ringsPractice,
  ruleOfThumb,
  tallies,
} from "./index.js";

/** Rules and bots of The Lord of the Rings: The Card Game, as the house knows those of any game. */
export const works = worksOf({
  ruleset: rings,
  practice: ringsPractice,
  thumb: ruleOfThumb,
  account,
  draw,
  judgement,
  leftToPeople,
  openOption: isOpenOption,
  openReason: isOpenReason,
  ownWords,
  tallies,
});
