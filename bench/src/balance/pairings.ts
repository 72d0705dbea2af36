import { type Bot, randomBot, type Seating, thumbBot } from "@tavolata/bots";
import { type HeroQuest, type HeroQuestEvent, ruleOfThumb } from "@tavolata/heroquest";

type HeroBot = Bot<HeroQuest, HeroQuestEvent>;

const thumb: HeroBot = thumbBot(ruleOfThumb);
const random: HeroBot = randomBot;

/** Who plays the heroes, and who the Evil Wizard. */
export const pairings = {
  "bot-bot": { title: "bot heroes against the bot wizard", heroes: thumb, wizard: thumb },
  "bot-random": { title: "bot heroes against a random wizard", heroes: thumb, wizard: random },
  "random-bot": { title: "random heroes against the bot wizard", heroes: random, wizard: thumb },
} as const;

export type Pairing = keyof typeof pairings;

export const pairingNames = Object.keys(pairings) as Pairing[];

/** Which bot sits where. */
export function seatingOf(pairing: Pairing): Seating<HeroQuest, HeroQuestEvent> {
  const { heroes, wizard } = pairings[pairing];
  return (seat) => (seat === "wizard" ? wizard : heroes);
}
