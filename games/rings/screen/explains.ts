import type { Explains } from "@tavolata/ui/explain/thing.js";

/** Everything here is a card, found by its name. */
export const explains: Explains = {
  things: () => [],
  rules: {
    cards: ["LR-card-1", "LR-card-2", "LR-card-3", "LR-card-12"],
    stages: ["LR-quest-1", "LR-quest-3"],
  },
};
