export type * from "./content/types.js";
export { blackDie, type CombatFace, type MovementFace, movementDie, movementOf, redDie } from "./dice.js";
