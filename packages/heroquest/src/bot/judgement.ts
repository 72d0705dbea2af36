import type { Seat } from "@tavolata/kernel";
import { type HeroQuest, wizard } from "../state.js";
import { values } from "./evaluation.js";

/** What a search needs to know of the game, and how it searches best; see docs/decisions.md. */
export const judgement = {
  values,
  /** Every hero's turn counts, and the Evil Wizard's. */
  turns: ({ round, order, toAct }: Readonly<HeroQuest>) => round * (order.length + 1) + order.length - toAct.length,
  sides: (seats: readonly Seat[]) => ({ wizard: [wizard], heroes: seats.filter((seat) => seat !== wizard) }),
  manner: {
    horizon: 5,
    bound: 90,
    formalities: ["passage", "agree", "hero", "figure", "element", "payment", "exchange"],
  },
};
