/**
 * What it takes to write a quest of one's own: the content that it may name, the board, the format of its file and the checks. Neither the
 * rules nor the quest book come along, so that a page may have it.
 */

export { roomLetters } from "./content/board/index.js";
export { allies } from "./content/figures/allies.js";
export { antagonists } from "./content/figures/antagonists.js";
export { champions } from "./content/figures/champions.js";
export { items } from "./content/items/items.js";
export type {
  Act,
  Failure,
  Goal,
  PlacedAntagonist,
  PlacedScenery,
  PlacedTrap,
  Quest,
  When,
} from "./content/quests/format.js";
export { coveredBy, layoutOf } from "./content/quests/validate/layout.js";
export { everyAntagonist, everyWhen, textsOf } from "./content/quests/validate/parts.js";
export { whyNotPut } from "./content/quests/validate/placement.js";
export { scenery } from "./content/scenery.js";
export { antagonistPile, evocationCards } from "./content/spells/index.js";
export { trapKinds } from "./content/trap-kinds.js";
export type { TrapKind } from "./content/types.js";
export { exampleQuest } from "./custom-quest/example.js";
export { type QuestFile, type QuestLanguage, questFrom } from "./custom-quest/format.js";
export { fromHeroScribe } from "./custom-quest/heroscribe/import.js";
export { neutralWords } from "./custom-quest/heroscribe/words.js";
export { questFileIn, readQuestFile } from "./custom-quest/read.js";
export { longestText } from "./custom-quest/shape.js";
export { namedIn } from "./custom-quest/words.js";
