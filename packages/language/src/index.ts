export { nearest } from "@tavolata/kernel";
export { held } from "./held.js";
export { inEachLanguage, isLanguage, type Language, languageNames, languageOf, languages } from "./language.js";
export type { Piece } from "./pieces.js";
export { plainText } from "./plain.js";
export { messageProblems } from "./problems.js";
export { Speaker } from "./speaker.js";
export { joinTables, type MessageTable, type MessageTables } from "./tables.js";
export { callMeant, readTyped, type Typed, type Wrong } from "./typed.js";
