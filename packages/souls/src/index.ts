export { blueDie, type Colour, type Face, type Result, redDie, resultsOf } from "./dice.js";
export type { SoulsEvent } from "./events.js";
export { soulsWith } from "./ruleset.js";
export type { Souls } from "./state.js";
