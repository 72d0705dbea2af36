import { ringsContent } from "./content/content.js";
import { coreDecks } from "./content/decks.js";
import { coreScenarios } from "./content/scenarios.js";
import type { DeckList } from "./queries/decks/deck-list.js";
import { ringsWith } from "./ruleset.js";

/** The Lord of the Rings: The Card Game, with the core set. Read `turn.ts` first. */
export const rings = ringsWith(ringsContent, coreDecks);

/** The scenarios of the core set in its order, and the decks that a table offers. */
export const scenarioIds: readonly string[] = coreScenarios.map(({ id }) => id);
export const deckLists: readonly DeckList[] = coreDecks;

export { account } from "./account.js";
export { judgement, leftToPeople } from "./bot/evaluation/judgement.js";
export { isOpenOption } from "./bot/policy/open-options.js";
export { isOpenReason } from "./bot/policy/open-reasons.js";
export { ruleOfThumb } from "./bot/policy/rule-of-thumb.js";
export type { RingsContent } from "./content/content.js";
export type { RingsEvent } from "./events.js";
export type { DeckList } from "./queries/decks/deck-list.js";
export { practice as ringsPractice } from "./rules/08-setup-and-modes/practice.js";
export { ownWords } from "./rules/14-own-decks/own.js";
export type { Rings } from "./state.js";
export { tallies } from "./tallies.js";
export { draw } from "./terminal/draw.js";
