import type { Die } from "@tavolata/kernel";
import type { MovementNumbers } from "./movement-faces.js";

/** Spaces and energy of a face of the movement die, as it is written on it: `1/3`. */
export type MovementFace = `${number}/${number}`;

export type CombatFace = "1" | "2" | "3" | "4" | "5" | "6";

const combatFaces: readonly CombatFace[] = ["1", "2", "3", "4", "5", "6"];

/** AZ-combat-3: the hero's or the attacker's. */
export const redDie: Die<CombatFace> = { id: "red", faces: combatFaces };

/** AZ-combat-3: the encounter's or the defender's. */
export const blackDie: Die<CombatFace> = { id: "black", faces: combatFaces };

/** AZ-move-2: what a face of the movement die gives. */
export function movementOf(face: MovementFace): MovementNumbers {
  const [spaces, energy] = face.split("/").map(Number);
  return { spaces: spaces!, energy: energy! };
}
