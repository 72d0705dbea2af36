export * from "./content/index.js";
export { blackDie, type CombatFace, type MovementFace, movementDie, movementOf, redDie } from "./dice.js";
