import type { Definition } from "@tavolata/rings/decks";
import type { Words } from "../language/words.js";

const statistics = ["willpower", "attack", "defence", "hitPoints"] as const;

/** What a card is and what is printed on it, in words. */
export function figuresOf(card: Definition, page: Words["page"]): string[] {
  const { type, cost, threatCost } = card;
  const what = type === "hero" || type === "ally" || type === "attachment" ? type : "event";
  return [
    page(`decks.one.${what}`),
    ...(cost === undefined ? [] : [page("decks.cost", { cost: String(cost) })]),
    ...(threatCost === undefined ? [] : [page("decks.threat-cost", { threat: threatCost })]),
    ...statistics.flatMap((statistic) => {
      const value = card[statistic];
      return value === undefined ? [] : [page(`decks.figure.${statistic}`, { value })];
    }),
  ];
}
