import { coreCards } from "../../content/cards.js";
import { contentOf } from "../../content/content.js";
import { coreDecks } from "../../content/decks.js";
import { practiceCards, practiceDecks, practiceScenarios } from "../../content/practice.js";
import { coreScenarios } from "../../content/scenarios.js";
import { ringsWith } from "../../ruleset.js";

/** The core set with cards and scenarios in which everything rare is at hand. */
export const practiceContent = contentOf([...coreCards, ...practiceCards], [...coreScenarios, ...practiceScenarios]);

/** The same rules with content in which everything rare is at hand: for those who want to see every rule at work. */
export const practice = ringsWith(practiceContent, [...coreDecks, ...practiceDecks]);
