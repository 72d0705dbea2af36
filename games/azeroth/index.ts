export { account } from "./account.js";
export { judgement } from "./bot/evaluation/judgement.js";
export { isOpenReason } from "./bot/policy/open-reasons.js";
export { ruleOfThumb } from "./bot/policy/rule-of-thumb.js";
export { type AzerothContent, azerothContent } from "./content/content.js";
export { blackDie, type CombatFace, type MovementFace, movementOf, redDie } from "./content/dice.js";
export * from "./content/index.js";
export { places, sheet } from "./content/places.js";
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
} from "./content/tables.js";
export type { AzerothEvent } from "./events.js";
export { cities, distance, isCity, nearestCities, rankOfSpace, spaceAt, spaceIds } from "./queries/board.js";
export { cardOf } from "./queries/card.js";
export { fightersIn } from "./queries/combat/fighter.js";
export { type Odds, oddsAgainst, oddsNow, oddsOfDraw } from "./queries/combat/odds.js";
export { existing, isForHero } from "./queries/foes.js";
export { healthLeft } from "./queries/health.js";
export { redMarkerAt, slotsAt, standsByEvent } from "./queries/markers.js";
export { goalOf, tokenSpaces, tokensLeft } from "./queries/quests.js";
export { destinations, pathTo, whyNotMove } from "./queries/reach.js";
export { valourOf, valourToWin } from "./queries/valour.js";
export { practice as azerothPractice } from "./rules/01-setup/practice.js";
export { azeroth } from "./ruleset.js";
export type * from "./state.js";
export { tallies } from "./tallies.js";
export { draw } from "./terminal/draw.js";
