import type { Quest } from "./format.js";

/** The parts of a quest in which there may be nothing. */
export const emptyParts = {
  failure: [],
  doors: [],
  barredDoors: [],
  secretDoors: [],
  scenery: [],
  antagonists: [],
  allies: [],
  traps: [],
  rubble: [],
  abyss: [],
  caches: [],
  triggers: [],
  objectives: [],
  reward: {},
} as const satisfies Partial<Quest>;

export const partNames = Object.keys(emptyParts) as readonly (keyof typeof emptyParts)[];
