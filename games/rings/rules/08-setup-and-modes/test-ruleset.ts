import { coreCards } from "../../content/cards.js";
import { contentOf } from "../../content/content.js";
import { coreDecks } from "../../content/decks.js";
import { coreScenarios } from "../../content/scenarios.js";
import { practiceCards, practiceScenarios, testDecks } from "../../content/test-content.js";
import { ringsWith } from "../../ruleset.js";

/** The core set with cards and scenarios in which everything rare is at hand. */
export const testContent = contentOf([...coreCards, ...practiceCards], [...coreScenarios, ...practiceScenarios]);

/** The same rules with content in which everything rare is at hand: for those who want to see every rule at work. */
export const testRuleset = ringsWith(testContent, [...coreDecks, ...testDecks]);
