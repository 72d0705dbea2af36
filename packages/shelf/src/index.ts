export { botNamed, playOutsOf } from "./bot-named.js";
export { type AnyRuleset, type Box, type GameParts, type QuestFiles, type Works, worksOf } from "./box.js";
export { CatalogueMistake, checkCatalogue, type RuleEntry, rulingOf, type Texts } from "./catalogue.js";
export { type Coverage, coverage } from "./coverage.js";
export { RuleNotes } from "./exercise.js";
export { type Game, gameOf, games, UnknownGame } from "./games.js";
export { house, openBox, readOwnMessages } from "./read-box.js";
export { Reciter } from "./reciter.js";
export { together, type Watcher, watchMatches } from "./watch.js";
