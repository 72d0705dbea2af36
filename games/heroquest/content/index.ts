export { type AllyId, allies } from "./allies.js";
export { type AntagonistId, antagonists } from "./antagonists.js";
export { type ArtifactId, artifacts } from "./artifacts.js";
export { boardSides, corridor, roomLetters, type SideName } from "./board/index.js";
export { type ChampionId, champions } from "./champions.js";
export type { Affected, Defence, Effect, EffectName, Harm, Hidden, Range, SummonRow, Until } from "./effects.js";
export { type EquipmentId, equipment } from "./equipment.js";
export { type FateCardId, fateCards } from "./fate-cards.js";
export { archetypes, type HeroId, heroes } from "./heroes.js";
export { type ItemId, isItem, items } from "./items.js";
export { type QuestItemId, questItems } from "./quest-items.js";
export { questBook, questNamed, testQuests } from "./quests/book.js";
export * from "./quests/format.js";
export { type BookProblem, bookProblems, type Problem, questProblems } from "./quests/validate/index.js";
export { type RuneId, runes } from "./runes.js";
export { type SceneryId, scenery } from "./scenery.js";
export { type ScrollId, scrolls } from "./scrolls.js";
export {
  antagonistPile,
  elementPiles,
  elements,
  evocationCards,
  isSpell,
  type SpellId,
  spells,
} from "./spells/index.js";
export {
  advantages,
  disadvantages,
  movementAdvantages,
  movementDisadvantages,
  type TraitId,
  traits,
} from "./traits.js";
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
