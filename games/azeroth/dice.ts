import type { Die } from "@tavolata/kernel";
import { movementFaces } from "./content/movement-faces.js";

/** Spaces and energy of a face of the movement die, as it is written on it: `1/3`. */
export type MovementFace = `${number}/${number}`;

export type CombatFace = "1" | "2" | "3" | "4" | "5" | "6";

/** AZ-move-2: the blue die. The more spaces, the less energy. */
export const movementDie: Die<MovementFace> = { id: "movement", ...movementFacesNow() };

/** A face that comes twice counts twice; without such a one all are alike. */
function movementFacesNow(): Pick<Die<MovementFace>, "faces" | "weights"> {
  const all = Object.values(movementFaces).map(({ spaces, energy }): MovementFace => `${spaces}/${energy}`);
  const faces = [...new Set(all)];
  if (faces.length === all.length) return { faces };
  return { faces, weights: faces.map((face) => all.filter((one) => one === face).length) };
}

/** The faces of the movement die were corrected: the die is the same, with other faces. */
export function renewMovementDie(): void {
  const die: { weights?: readonly number[] } = movementDie;
  delete die.weights;
  Object.assign(movementDie, movementFacesNow());
}

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
