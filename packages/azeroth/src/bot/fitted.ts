import type { Learnt } from "@tavolata/kit";

/** What counts for victory, as it was found from matches of normal bots: `npm run fit -- azeroth --matches 450 --seed fit --write`. */
// biome-ignore format: a line for each feature
export const fitted: Learnt = {
  constant: 0,
  begins: [],
  counts: [],
  features: {
    "valour": [0.61],
    "nearing": [0.078],
    "level": [0.528],
    "quests": [0.57],
    "nearness": [0.092],
    "cards": [0.023],
    "attached": [0.106],
    "worn": [1.882],
    "bag": [0.728],
    "health": [0.098],
    "sturdiness": [0.203],
    "energy": [0.101],
  },
};
