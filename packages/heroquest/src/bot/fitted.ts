import type { Learnt } from "@tavolata/kit";

/** What counts for victory, as it was found from matches of normal bots: `npm run fit -- heroquest --matches 420 --seed fit --write`. */
// biome-ignore format: a line for each feature
export const fitted: Learnt = {
  constant: -0.862,
  begins: [],
  counts: [],
  features: {
    "heroes": [1.099],
    "fallen": [0],
    "safe": [24.663],
    "body": [0],
    "sturdiness": [2.722],
    "mind": [1.072],
    "potions": [0.391],
    "spells": [0],
    "foes": [0.809],
    "hidden": [0.19],
    "darkCards": [0],
    "explored": [3.012],
    "done": [1.888],
    "time": [0.619],
  },
};
