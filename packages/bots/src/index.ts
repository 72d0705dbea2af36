export type { Bot, Choice, Expectation, LookingBot, Sight, Situation } from "./bot.js";
export { easyBot } from "./easy.js";
export { type Level, levelMeant, levels } from "./levels.js";
export { BotMistake, BotTable, type Played, playOut, type Seating } from "./play-out.js";
export { anyPicks, randomBot } from "./random.js";
export type { Budget } from "./search/budget.js";
export type { Judgement, Manner, Values } from "./search/judgement.js";
export { type Searcher, searchBot } from "./search/search.js";
export { type Thumb, thumbBot } from "./thumb.js";
