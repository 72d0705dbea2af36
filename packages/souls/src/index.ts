export { blueDie, type Colour, type Face, type Result, redDie, resultsOf } from "./dice.js";
