export { account } from "./account.js";
export { judgement } from "./bot/judgement.js";
export { isOpenReason } from "./bot/open-reasons.js";
export { ruleOfThumb } from "./bot.js";
export { fightersIn } from "./combat/fighter.js";
export { type Odds, oddsAgainst, oddsNow, oddsOfDraw } from "./combat/odds.js";
export { type AzerothContent, azerothContent } from "./content/content.js";
export * from "./content/index.js";
export { blackDie, type CombatFace, type MovementFace, movementOf, redDie } from "./dice.js";
export { draw } from "./draw.js";
export type { AzerothEvent } from "./events.js";
export { cities, distance, isCity, nearestCities, rankOfSpace, spaceAt, spaceIds } from "./map/board.js";
export { redMarkerAt, slotsAt, standsByEvent } from "./map/markers.js";
export { places, sheet } from "./map/places.js";
export { destinations, pathTo, whyNotMove } from "./map/reach.js";
export { existing, isForHero } from "./phases/challenge.js";
export { goalOf } from "./phases/quests.js";
export { cardOf } from "./play/card.js";
export { healthLeft } from "./play/health.js";
export { tokenSpaces, tokensLeft } from "./play/quests.js";
export { valourOf, valourToWin } from "./play/valour.js";
export { practice as azerothPractice } from "./practice.js";
export { azeroth } from "./ruleset.js";
export type * from "./state.js";
export {
  abilityOn,
  challengeCard,
  discoveryOn,
  effectsOf,
  encounterNameOn,
  eventNameOn,
  itemNameOn,
  itemOn,
  nameOf,
  powerOf,
  questOf,
} from "./tables.js";
export { tallies } from "./tallies.js";
