import type { Seat } from "@tavolata/kernel";
import type { Azeroth } from "../state.js";
import { values } from "./evaluation.js";

/** What a search needs to know of the game, and how it searches best; see docs/decisions.md. */
export const judgement = {
  values,
  turns: ({ turn }: Readonly<Azeroth>) => turn.number,
  /** Everybody plays for oneself. */
  sides: (seats: readonly Seat[]) => Object.fromEntries(seats.map((seat) => [seat, [seat]])),
  manner: {
    horizon: 5,
    bound: 80,
    formalities: ["orders", "leave", "quest-order", "city"],
    farsighted: [],
  },
};
