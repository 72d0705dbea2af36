import type { Seat } from "@tavolata/kernel";
import type { Rings } from "../state.js";
import { values } from "./evaluation.js";
import { features } from "./features.js";

/** What a search needs to know of the game. */
export const judgement = {
  values,
  features: (s: Readonly<Rings>, seats: readonly Seat[]) => ({ players: features(s, seats.length) }),
  turns: ({ round }: Readonly<Rings>) => round,
  sides: (seats: readonly Seat[]) => ({ players: seats }),
  manner: {
    horizon: () => 2,
    formalities: [
      "deck",
      "deal-order",
      "payment",
      "payers",
      "host",
      "choose-number",
      "engagement-tie",
      "forced-order",
      "delayed-order",
    ],
  },
};
