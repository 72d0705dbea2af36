import { coreCards } from "./content/cards.js";
import { coreDecks } from "./content/decks.js";
import { practiceCards, practiceDecks, practiceScenarios } from "./content/practice.js";
import { coreScenarios } from "./content/scenarios.js";
import { ringsWith } from "./ruleset.js";

/** The same rules with content in which everything rare is at hand: for those who want to see every rule at work. */
export const practice = ringsWith({
  cards: [...coreCards, ...practiceCards],
  scenarios: [...coreScenarios, ...practiceScenarios],
  decks: [...coreDecks, ...practiceDecks],
});
