import type { Explains } from "@tavolata/ui/explain/thing.js";
import type { RingsSeen } from "./shown.js";

/** Everything here is a card, found by its name. */
export const explains: Explains<RingsSeen> = {
  things: () => [],
  rules: {
    cards: ["LR-card-1", "LR-card-2", "LR-card-3", "LR-card-12"],
    stages: ["LR-quest-1", "LR-quest-3"],
  },
};
