import { thumbBot } from "@tavolata/bots";
import { type HeroQuest, type HeroQuestEvent, heroQuest, ruleOfThumb } from "@tavolata/games/heroquest/index.js";
import { Match } from "@tavolata/kernel";
import type { MeasuredGame } from "../games/measured-game.js";
import { quests } from "./quests.js";

/** All quests of the book, with four heroes. */
export const game: MeasuredGame<HeroQuest, HeroQuestEvent> = {
  id: "heroquest",
  whole: "quest",
  subjects: quests,
  start: (quest, seed) => Match.start(heroQuest, { seed, options: { quest } }),
  thumb: thumbBot(ruleOfThumb),
  targets: { decisions: 100_000, whole: 100 },
};
