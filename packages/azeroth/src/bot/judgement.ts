import type { Decision, Seat, View } from "@tavolata/kernel";
import type { Azeroth } from "../state.js";
import { values } from "./evaluation.js";
import { features } from "./features.js";
import { momentOf, type Sight } from "./moment.js";
import { bestMoves } from "./moving.js";

/** What a search needs to know of the game. */
export const judgement = {
  values,
  features: (s: Readonly<Azeroth>, seats: readonly Seat[]) =>
    Object.fromEntries(seats.filter((seat) => s.order.includes(seat)).map((seat) => [seat, features(s, seat)])),
  turns: ({ turn }: Readonly<Azeroth>) => turn.number,
  /** Everybody plays for oneself. */
  sides: (seats: readonly Seat[]) => Object.fromEntries(seats.map((seat) => [seat, [seat]])),
  promising: (view: View, decision: Decision, sight: Sight) =>
    decision.kind === "movement" ? bestMoves(momentOf(view, decision, sight)) : undefined,
  manner: {
    /** To the end of one's own next turn. */
    horizon: (seats: number) => seats + 1,
    /** Where to go is what the rules of thumb can be wrong about; of all else they know the odds better than so few play-outs. */
    formalities: [
      "after-exploration",
      "challenge",
      "city",
      "combat",
      "defence",
      "exploration",
      "hand-limit",
      "keep-discovery",
      "leave",
      "maintenance",
      "orders",
      "place-discovery",
      "quest-order",
      "steal",
      "track-card",
      "track-deck",
    ],
  },
};
