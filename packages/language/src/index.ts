export { isLanguage, type Language, languageOf, languages } from "./language.js";
export { messageProblems } from "./problems.js";
export { Speaker } from "./speaker.js";
export { joinTables, type MessageTable, type MessageTables } from "./tables.js";
