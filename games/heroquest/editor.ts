/**
 * What it takes to write a quest of one's own: the content that it may name, the board, the format of its file and the checks. Neither the
 * rules nor the quest book come along, so that a page may have it.
 */

export { roomLetters, type SideName } from "./content/board/index.js";
export { type AllyId, allies } from "./content/figures/allies.js";
export { type AntagonistId, antagonists } from "./content/figures/antagonists.js";
export { type ChampionId, champions } from "./content/figures/champions.js";
export { items } from "./content/items/items.js";
export type {
  Act,
  BarredDoor,
  Cache,
  Edge,
  Failure,
  Goal,
  Objective,
  Opening,
  PlacedAlly,
  PlacedAntagonist,
  PlacedNote,
  PlacedScenery,
  PlacedTrap,
  Quest,
  Reward,
  Room,
  SceneryTrap,
  Square,
  Treasure,
  Trigger,
  When,
} from "./content/quests/format.js";
export { coveredBy, layoutOf } from "./content/quests/validate/layout.js";
export { everyAct, everyAntagonist, everyTreasure, everyWhen, textsOf } from "./content/quests/validate/parts.js";
export { whyNotPut } from "./content/quests/validate/placement.js";
export { scenery } from "./content/scenery.js";
export { antagonistPile, evocationCards } from "./content/spells/index.js";
export { trapKinds } from "./content/trap-kinds.js";
export type { TrapKind } from "./content/types.js";
export { exampleQuest } from "./own-quest/example.js";
export {
  longestQuest,
  type QuestFile,
  type QuestLanguage,
  questFrom,
  type WrittenQuest,
} from "./own-quest/format.js";
export { fromHeroScribe, type Imported, type Remark } from "./own-quest/heroscribe/import.js";
export { neutralWords } from "./own-quest/heroscribe/words.js";
export { questFileIn, readQuestFile } from "./own-quest/read.js";
export { longestText } from "./own-quest/shape.js";
export { namedIn } from "./own-quest/words.js";
