import type { Souls } from "../state.js";
import { values } from "./evaluation.js";

/** What a search needs to know of the game, and how it searches best; see docs/decisions.md. */
export const judgement = {
  values,
  turns: ({ round }: Readonly<Souls>) => round,
  manner: {
    horizon: 3,
    bound: 100,
    formalities: ["outfit", "enemy-path", "activation-order", "shadow-order", "which-altar"],
    farsighted: ["choose-hero"],
  },
};
