export type * from "./types/belongings.js";
export type * from "./types/characters.js";
export type * from "./types/effects.js";
export type * from "./types/encounters.js";
export type * from "./types/map.js";
export type * from "./types/quests.js";
export type * from "./types/words.js";
