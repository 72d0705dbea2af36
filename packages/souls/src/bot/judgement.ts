import type { Decision, Seat, View } from "@tavolata/kernel";
import type { Souls } from "../state.js";
import { type Hints, momentOf } from "./choice.js";
import { values } from "./evaluation.js";
import { features } from "./features.js";
import { bestDeeds } from "./promising.js";

/** What a search needs to know of the game. */
export const judgement = {
  values,
  features: (s: Readonly<Souls>, seats: readonly Seat[]) => ({ party: features(s, seats) }),
  turns: ({ round }: Readonly<Souls>) => round,
  sides: (seats: readonly Seat[]) => ({ party: seats }),
  promising: (view: View, decision: Decision, hints: Hints) =>
    decision.kind === "hero-turn" ? bestDeeds(momentOf(view, decision, hints)) : undefined,
  manner: {
    /** Who wastes time pays for it only after some rounds. */
    horizon: () => 4,
    formalities: [
      "choose-hero",
      "outfit",
      "enemy-path",
      "activation-order",
      "shadow-order",
      "which-altar",
      "next-hero",
      "focus",
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
