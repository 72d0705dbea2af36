import type { Speaker } from "@tavolata/language";
import type { Words } from "@tavolata/ui/language/words.js";
import type { Definition } from "../../decks.js";

/** What is printed on a hero or an ally. */
export const statistics = ["willpower", "attack", "defence", "hitPoints"] as const;

/** What a card is and what is printed on it, in words. */
export function figuresOf(card: Definition, speaker: Speaker, page: Words["page"]): string[] {
  const { type, cost, threatCost } = card;
  return [
    speaker.say({ key: `kind.${type}` }),
    ...(cost === undefined ? [] : [page("decks.cost", { cost: String(cost) })]),
    ...(threatCost === undefined ? [] : [page("decks.threat-cost", { threat: threatCost })]),
    ...statistics.flatMap((statistic) => {
      const value = card[statistic];
      return value === undefined ? [] : [page(`decks.figure.${statistic}`, { value })];
    }),
  ];
}
