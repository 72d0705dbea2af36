/** What is read from a game's folder: only where there are files. */
export { house, openBox, readOwnMessages } from "./box-files.js";
export { type Coverage, coverage } from "./coverage.js";
export { type RulePlaces, rulePlaces } from "./places.js";
