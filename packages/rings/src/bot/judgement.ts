import type { Rings } from "../state.js";
import { values } from "./evaluation.js";

/** What a search needs to know of the game, and how it searches best; see docs/decisions.md. */
export const judgement = {
  values,
  turns: ({ round }: Readonly<Rings>) => round,
  manner: {
    horizon: 3,
    bound: 150,
    formalities: ["deal-order", "payment", "engagement-tie", "forced-order", "delayed-order"],
    farsighted: ["deck"],
  },
};
