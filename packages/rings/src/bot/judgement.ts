import type { Seat } from "@tavolata/kernel";
import type { Rings } from "../state.js";
import { values } from "./evaluation.js";
import { features } from "./features.js";

/** LR-mode-4: bots never use what is done by hand. */
export const leftToPeople: readonly string[] = ["by-hand"];

/** What a search needs to know of the game. */
export const judgement = {
  values,
  features: (s: Readonly<Rings>, seats: readonly Seat[]) => ({ players: features(s, seats.length) }),
  turns: ({ round }: Readonly<Rings>) => round,
  sides: (seats: readonly Seat[]) => ({ players: seats }),
  manner: {
    /** What a card or a quester is worth shows some rounds later: two are too few to see it, and by the end luck has its say. */
    horizon: () => 4,
    /** Most windows are passed by, and the rules of thumb know the odds of a fight: what to play, whom to commit and where to go is compared. */
    formalities: [
      ...leftToPeople,
      "action",
      "attack",
      "attackers",
      "choose-number",
      "deal-order",
      "deck",
      "defender",
      "defenders",
      "delayed-order",
      "enemy-attack",
      "engagement-tie",
      "forced-order",
      "host",
      "join-attack",
      "payers",
      "payment",
      "response",
      "takes-damage",
    ],
  },
};
