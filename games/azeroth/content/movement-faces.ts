import type { Die } from "@tavolata/kernel";
import type { MovementFace } from "./dice.js";

/** What a face of the movement die gives. */
export interface MovementNumbers {
  readonly spaces: number;
  readonly energy: number;
}

/** AZ-move-2: what the six faces of the movement die give. Public sources say from what to what; which face has what is our default. */
export const movementFaces: Readonly<Record<string, MovementNumbers>> = {
  "face-1": { spaces: 1, energy: 3 },
  "face-2": { spaces: 2, energy: 3 },
  "face-3": { spaces: 2, energy: 2 },
  "face-4": { spaces: 3, energy: 2 },
  "face-5": { spaces: 3, energy: 1 },
  "face-6": { spaces: 4, energy: 1 },
};

/** The die with these faces: one that comes twice counts twice; without such a one all are alike. */
export function movementDieOf(numbers: typeof movementFaces): Die<MovementFace> {
  const all = Object.values(numbers).map(({ spaces, energy }): MovementFace => `${spaces}/${energy}`);
  const faces = [...new Set(all)];
  if (faces.length === all.length) return { id: "movement", faces };
  return { id: "movement", faces, weights: faces.map((face) => all.filter((one) => one === face).length) };
}
