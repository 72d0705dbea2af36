/**
 * What it takes to write a quest of one's own: the content that it may name, the tiles, the format of its file and the checks. Neither the rules
 * nor the quest book come along, so that a page may have it.
 */
export { events } from "./content/decks/events.js";
export { enemyCards, enemyScrolls, masterScrolls } from "./content/enemies/index.js";
export { questTreasures } from "./content/items/index.js";
export { notesOf } from "./content/quests/acts.js";
export { textsOf } from "./content/quests/texts.js";
export { whyNotPut } from "./content/quests/validate/placement.js";
export { tileSides } from "./content/tiles/index.js";
export type { PlacedTile, Quest } from "./content/types.js";
export { exampleQuest } from "./custom-quest/example.js";
export {
  type QuestFile,
  type QuestLanguage,
  questFrom,
} from "./custom-quest/format.js";
export { questFileIn, readQuestFile } from "./custom-quest/read.js";
export { longestText } from "./custom-quest/shape.js";
export { writtenName } from "./custom-quest/words.js";
