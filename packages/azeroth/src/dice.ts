import type { Die } from "@tavolata/kernel";

/** Spaces and energy of a face of the movement die, as it is written on it. */
export type MovementFace = "1/3" | "2/3" | "2/2" | "3/2" | "3/1" | "4/1";

export type CombatFace = "1" | "2" | "3" | "4" | "5" | "6";

/** AZ-move-2: the blue die. The more spaces, the less energy. */
export const movementDie: Die<MovementFace> = {
  id: "movement",
  faces: ["1/3", "2/3", "2/2", "3/2", "3/1", "4/1"],
};

const combatFaces: readonly CombatFace[] = ["1", "2", "3", "4", "5", "6"];

/** AZ-combat-3: the hero's or the attacker's. */
export const redDie: Die<CombatFace> = { id: "red", faces: combatFaces };

/** AZ-combat-3: the encounter's or the defender's. */
export const blackDie: Die<CombatFace> = { id: "black", faces: combatFaces };

/** AZ-move-2: what a face of the movement die gives. */
export function movementOf(face: MovementFace): { readonly spaces: number; readonly energy: number } {
  const [spaces, energy] = face.split("/").map(Number);
  return { spaces: spaces!, energy: energy! };
}
