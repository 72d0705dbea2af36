import { type Bot, randomBot, type Seating, thumbBot } from "@tavolata/bots";
import { type HeroQuest, type HeroQuestEvent, ruleOfThumb } from "@tavolata/heroquest";
import type { TableOfBalance } from "../game.js";

type HeroBot = Bot<HeroQuest, HeroQuestEvent>;

const thumb: HeroBot = thumbBot(ruleOfThumb);
const random: HeroBot = randomBot;

/** Who plays the heroes, and who the Evil Wizard. */
const pairings: Readonly<Record<string, { title: string; heroes: HeroBot; wizard: HeroBot }>> = {
  "bot-bot": { title: "bot heroes against the bot wizard", heroes: thumb, wizard: thumb },
  "bot-random": { title: "bot heroes against a random wizard", heroes: thumb, wizard: random },
  "random-bot": { title: "random heroes against the bot wizard", heroes: random, wizard: thumb },
};

/** A table for each pairing; those where one side plays at random stand beside the first. */
export const tables: readonly TableOfBalance[] = Object.entries(pairings).map(([id, { title, heroes, wizard }]) => ({
  id,
  title,
  weight: heroes === thumb && wizard === thumb ? "main" : "side",
}));

/** Which bot sits where. */
export function seatingOf(pairing: string): Seating<HeroQuest, HeroQuestEvent> {
  const { heroes, wizard } = pairings[pairing]!;
  return (seat) => (seat === "wizard" ? wizard : heroes);
}
