/**
 * What anybody at the table may read at any time, without the rules and without the quest book: a screen draws with it. Only
 * content is named here, so that whoever imports it loads neither.
 */

export { type CombatFace, combatWeights, type WeightSetting } from "./content/barrels.js";
export { sideA } from "./content/board/side-a.js";
export { sideB } from "./content/board/side-b.js";
export { type HeroQuestContent, heroQuestContent } from "./content/content.js";
export { antagonists } from "./content/figures/antagonists.js";
export { heroes } from "./content/figures/heroes.js";
export { spells } from "./content/spells/index.js";
export { trapKinds } from "./content/trap-kinds.js";
export type { Archetype, Element, Item, Spell } from "./content/types.js";
export { type Odds, oddsOf } from "./queries/combat/odds.js";
export type { Prospect } from "./queries/combat/prospect.js";
export type { HeroQuest } from "./state.js";
