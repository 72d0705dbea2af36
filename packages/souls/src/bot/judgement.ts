import type { Seat } from "@tavolata/kernel";
import type { Souls } from "../state.js";
import { values } from "./evaluation.js";
import { features } from "./features.js";

/** What a search needs to know of the game. */
export const judgement = {
  values,
  features: (s: Readonly<Souls>, seats: readonly Seat[]) => ({ party: features(s, seats) }),
  turns: ({ round }: Readonly<Souls>) => round,
  sides: (seats: readonly Seat[]) => ({ party: seats }),
  manner: {
    horizon: () => 2,
    formalities: [
      "choose-hero",
      "outfit",
      "enemy-path",
      "activation-order",
      "shadow-order",
      "which-altar",
      "next-hero",
      "pay-effect",
      "spend-shield",
      "add-hits",
      "reroll-dice",
      "use-reroll",
      "spend-souls",
      "gain-power",
      "gain-talent",
    ],
  },
};
