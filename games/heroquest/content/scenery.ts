import type { SceneryType } from "./types.js";

const table = {
  table: { width: 3, depth: 2, height: "low", pieces: 2 },
  throne: { width: 1, depth: 1, height: "low", pieces: 1 },
  "alchemist-bench": { width: 3, depth: 2, height: "low", pieces: 1 },
  chest: { width: 1, depth: 1, height: "low", pieces: 3 },
  tomb: { width: 3, depth: 2, height: "low", pieces: 1 },
  "sorcerer-table": { width: 3, depth: 2, height: "low", pieces: 1 },
  bookcase: { width: 3, depth: 1, height: "tall", pieces: 2 },
  rack: { width: 3, depth: 2, height: "low", pieces: 1 },
  fireplace: { width: 3, depth: 1, height: "tall", pieces: 1 },
  "weapons-rack": { width: 3, depth: 1, height: "tall", pieces: 1 },
  cupboard: { width: 3, depth: 1, height: "tall", pieces: 1 },
} as const satisfies Record<string, SceneryType>;

export type SceneryId = keyof typeof table;

/** HQ-1.3: fifteen pieces of eleven kinds. */
export const scenery: Readonly<Record<SceneryId, SceneryType>> = table;
