import type { Learnt } from "@tavolata/kit";

/** What counts for victory, as it was found from matches of normal bots: `npm run train -- souls --matches 210 --seed train --write`. */
// biome-ignore format: a line for each feature
export const trained: Learnt = {
  constant: -1.877,
  begins: [],
  counts: [],
  features: {
    "heroes": [0],
    "oneLives": [0.251],
    "health": [0.964],
    "troubles": [0],
    "ranks": [0.371],
    "soulPoints": [0.211],
    "nearFoes": [1.346],
    "farFoes": [1.034],
    "gates": [0],
    "act": [0],
    "story": [0],
    "events": [0],
    "lastEvents": [0],
    "pace": [0.604],
    "leisure": [3.851],
    "heldOut": [4.797],
  },
};
