export { boardSides, corridor, roomLetters, type SideName } from "./board/index.js";
export type { Affected, Defence, Effect, EffectName, Harm, Hidden, Range, SummonRow, Until } from "./effects.js";
export { type FateCardId, fateCards } from "./fate-cards.js";
export { type AllyId, allies } from "./figures/allies.js";
export { type AntagonistId, antagonists } from "./figures/antagonists.js";
export { type ChampionId, champions } from "./figures/champions.js";
export { archetypes, type HeroId, heroes } from "./figures/heroes.js";
export {
  advantages,
  disadvantages,
  movementAdvantages,
  movementDisadvantages,
  type TraitId,
  traits,
} from "./figures/traits.js";
export { type ArtifactId, artifacts } from "./items/artifacts.js";
export { type EquipmentId, equipment } from "./items/equipment.js";
export { type ItemId, isItem, items } from "./items/items.js";
export { type QuestItemId, questItems } from "./items/quest-items.js";
export { type RuneId, runes } from "./items/runes.js";
export { type ScrollId, scrolls } from "./items/scrolls.js";
export { questBook, questNamed, testQuests } from "./quests/book.js";
export * from "./quests/format.js";
export { type BookProblem, bookProblems, type Problem, questProblems } from "./quests/validate/index.js";
export { type SceneryId, scenery } from "./scenery.js";
export {
  antagonistPile,
  elementPiles,
  elements,
  evocationCards,
  isSpell,
  type SpellId,
  spells,
} from "./spells/index.js";
export { trapKinds } from "./trap-kinds.js";
export { foundItems, type TreasureId, treasureDeck } from "./treasure-deck.js";
export type {
  Ally,
  AntagonistType,
  Archetype,
  ArchetypeSheet,
  BoardSide,
  Champion,
  Element,
  FateCard,
  Hero,
  Item,
  ItemClass,
  ItemTag,
  ItemUse,
  RangedClass,
  SceneryType,
  Spell,
  SpellClass,
  Target,
  Trait,
  TraitRow,
  TrapKind,
  TrapType,
  TreasureCard,
} from "./types.js";
