/**
 * What anybody at the table may read at any time: the map, cards as they are printed, and the sums that everybody can work out from what
 * lies open. A screen draws with it.
 */

export { dieNow } from "./combat/dice.js";
export { type Fighter, type Fighters, fightersIn } from "./combat/fighter.js";
export { combatantOf } from "./combat/foe.js";
export type { Odds } from "./combat/odds.js";
export { damageOf } from "./combat/strikes.js";
export { characters, faceOf } from "./content/characters.js";
export { classNames, colours, rankOf } from "./content/colours.js";
export { type AzerothContent, azerothContent } from "./content/content.js";
export { effectMessage, objectiveMessage, resourceMessage } from "./content/describe.js";
export { encounters } from "./content/encounters/index.js";
export { encounterPowers } from "./content/encounters/powers.js";
export { events } from "./content/events.js";
export { spaces } from "./content/map.js";
export { spacesOf } from "./content/quests/objectives.js";
export type { ClassName, Colour, Combatant, Effect, Item, Resource, Space, Values } from "./content/types.js";
export { movementOf } from "./dice.js";
export type { AzerothEvent, CombatValues } from "./events.js";
export { cities, distance, isCity, numberOf, ranks, spaceAt, spaceIds } from "./map/board.js";
export { standsByEvent } from "./map/markers.js";
export { places, sheet } from "./map/places.js";
export { destinations } from "./map/reach.js";
export { type Route, routeTo, type Stage } from "./map/route.js";
export { goalOf } from "./phases/quests.js";
export { cardOf } from "./play/card.js";
export { healthLeft } from "./play/health.js";
export { isTime, type Moment } from "./play/moment.js";
export { tokenSpaces } from "./play/quests.js";
export { valourOf, valourToWin } from "./play/valour.js";
export { whyNotAbility } from "./play/why-not.js";
export type { ActiveQuest, Azeroth, CardId, Combat, Foe, Hero, Order, Phase, SpaceId, Unbeaten } from "./state.js";
export {
  abilityOn,
  discoveryOn,
  encounterNameOn,
  eventNameOn,
  itemNameOn,
  itemOn,
  nameOf,
  powerOf,
  printedAt,
  questOf,
} from "./tables.js";
