export { companions } from "./companions.js";
export { encounters } from "./decks/encounters.js";
export { events } from "./decks/events.js";
export { chests, coins, criticals, loot, searchAreas, shadows, tokenCounts } from "./decks/tokens.js";
export { traps } from "./decks/traps.js";
export {
  enemyCards,
  enemyPowers,
  enemyScrolls,
  masterScrolls,
} from "./enemies/index.js";
export { heroCards } from "./heroes.js";
export {
  building,
  crownsCards,
  emporium,
  itemCards,
  questTreasures,
  soulWeapons,
  stash,
  treasures,
} from "./items/index.js";
export { powerTokens } from "./power-tokens.js";
export { powerCards } from "./powers/index.js";
export { battlefields, questBook, quests } from "./quests/book.js";
export { textKey } from "./quests/texts.js";
export { questProblems } from "./quests/validate/index.js";
export { tileSides } from "./tiles/index.js";
export type * from "./types.js";
