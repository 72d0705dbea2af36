export type { Balance, Balanced, BalancedMatch, Column, TableOfBalance } from "./balanced.js";
export { botNamed, playOutsOf } from "./bot-named.js";
export { checkCatalogue, type RuleEntry, rulingOf, type Translations } from "./catalogue.js";
export { RuleNotes } from "./exercise.js";
export { defineGame, type Game, gameIn, UnknownGame } from "./game.js";
export { type AnyRuleset, defineGameModule, type GameModule, type LoadedGame, type QuestFiles } from "./game-module.js";
export type { Known, Load, Measured, Searched, Speed, TableOptions, Training } from "./measured.js";
export { Reciter } from "./reciter.js";
export {
  countsPlayers,
  isCampaignIn,
  namesCampaign,
  namesScenario,
  type SharedOptions,
  scenarioIn,
} from "./shared-options.js";
export { together, watchMatches } from "./watch.js";
