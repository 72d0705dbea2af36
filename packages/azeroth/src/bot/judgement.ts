import type { Seat } from "@tavolata/kernel";
import type { Azeroth } from "../state.js";
import { values } from "./evaluation.js";
import { features } from "./features.js";

/** What a search needs to know of the game. */
export const judgement = {
  values,
  features: (s: Readonly<Azeroth>, seats: readonly Seat[]) =>
    Object.fromEntries(seats.filter((seat) => s.order.includes(seat)).map((seat) => [seat, features(s, seat)])),
  turns: ({ turn }: Readonly<Azeroth>) => turn.number,
  /** Everybody plays for oneself. */
  sides: (seats: readonly Seat[]) => Object.fromEntries(seats.map((seat) => [seat, [seat]])),
  manner: {
    /** To the end of one's own next turn. */
    horizon: (seats: number) => seats + 1,
    formalities: [
      "orders",
      "leave",
      "quest-order",
      "city",
      "combat",
      "defence",
      "maintenance",
      "track-deck",
      "hand-limit",
    ],
  },
};
