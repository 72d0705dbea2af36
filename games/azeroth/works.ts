import { worksOf } from "@tavolata/game";
import { account, azeroth, azerothPractice, draw, isOpenReason, judgement, ruleOfThumb, tallies } from "./index.js";

/** Rules and bots of World of Warcraft: The Adventure Game, as the house knows those of any game. */
export const works = worksOf({
  ruleset: azeroth,
  practice: azerothPractice,
  thumb: ruleOfThumb,
  account,
  draw,
  judgement,
  openReason: isOpenReason,
  tallies,
});
