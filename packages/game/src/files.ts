/** What is read from a game's folder: only where there are files. */

export { type Coverage, coverage } from "./coverage.js";
export { loadGame, readOwnMessages, root } from "./load-game.js";
export { type RulePlaces, rulePlaces } from "./places.js";
