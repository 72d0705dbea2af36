import type { Learnt } from "@tavolata/kit";

/** What counts for victory, as it was found from matches of normal bots: `npm run fit -- rings --matches 900 --seed fit --write`. */
// biome-ignore format: a line for each feature
export const fitted: Learnt = {
  constant: -0.859,
  begins: [],
  counts: [],
  features: {
    "players": [0],
    "secondHero": [0],
    "thirdHero": [0.689],
    "health": [0.249],
    "sturdiness": [0],
    "threat": [0.794],
    "lastThreat": [2.094],
    "allies": [1.278],
    "resources": [0.015],
    "hand": [0.278],
    "willpower": [0.171],
    "attack": [0.019],
    "engaged": [0.435],
    "staging": [0.269],
    "lurking": [0.524],
    "progress": [1.356],
  },
};
