export { companions } from "./companions.js";
export { encounters } from "./decks/encounters.js";
export { events } from "./decks/events.js";
export { chests, coins, criticals, loot, searchAreas, shadows, tokenCounts } from "./decks/tokens.js";
export { traps } from "./decks/traps.js";
export {
  type EnemyCardId,
  enemyCards,
  enemyPowers,
  enemyScrolls,
  type MasterId,
  masterScrolls,
  type ScrollId,
} from "./enemies/index.js";
export { type HeroVersion, heroCards } from "./heroes.js";
export {
  building,
  crownsCards,
  emporium,
  type ItemId,
  isItem,
  itemCards,
  questTreasures,
  soulWeapons,
  stash,
  treasures,
} from "./items/index.js";
export { powerTokens } from "./power-tokens.js";
export { isPower, type PowerId, powerCards } from "./powers/index.js";
export { battlefields, questBook, quests } from "./quests/book.js";
export { missingTexts, type QuestTexts, textKey } from "./quests/texts.js";
export { type Problem as QuestProblem, questProblems } from "./quests/validate/index.js";
export { isTileSide, type TileSideName, tileSides } from "./tiles/index.js";
export type * from "./types.js";
export type { Problem } from "./validate/problem.js";
export { type Tables, tableProblems } from "./validate/tables.js";
