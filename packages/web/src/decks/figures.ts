import attack from "game-icon:crossed-swords";
import hitPoints from "game-icon:hearts";
import defence from "game-icon:round-shield";
import willpower from "game-icon:sunrise";
import type { Speaker } from "@tavolata/language";
import type { Definition } from "@tavolata/rings/decks";
import type { Words } from "../language/words.js";

/** What is printed on a hero or an ally, and its sign. */
export const statistics = [
  ["willpower", willpower],
  ["attack", attack],
  ["defence", defence],
  ["hitPoints", hitPoints],
] as const;

/** What a card is and what is printed on it, in words. */
export function figuresOf(card: Definition, speaker: Speaker, page: Words["page"]): string[] {
  const { type, cost, threatCost } = card;
  return [
    speaker.say({ key: `kind.${type}` }),
    ...(cost === undefined ? [] : [page("decks.cost", { cost: String(cost) })]),
    ...(threatCost === undefined ? [] : [page("decks.threat-cost", { threat: threatCost })]),
    ...statistics.flatMap(([statistic]) => {
      const value = card[statistic];
      return value === undefined ? [] : [page(`decks.figure.${statistic}`, { value })];
    }),
  ];
}

/** A card's traits and keywords. */
export function traitsOf({ traits, keywords }: Definition, speaker: Speaker): string[] {
  return [
    ...traits.map((trait) => speaker.say({ key: `trait.${trait}` })),
    ...keywords.map((keyword) => speaker.say({ key: `keyword.${keyword}` })),
  ];
}
