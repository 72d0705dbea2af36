import { ringsContent } from "./content/content.js";
import { coreDecks } from "./content/decks.js";
import { coreScenarios } from "./content/scenarios.js";
import type { DeckList } from "./decks/deck-list.js";
import { ringsWith } from "./ruleset.js";

/** The Lord of the Rings: The Card Game, with the core set. Read `turn.ts` first. */
export const rings = ringsWith(ringsContent, coreDecks);

/** The scenarios of the core set in its order, and the decks that a table offers. */
export const scenarioIds: readonly string[] = coreScenarios.map(({ id }) => id);
export const deckLists: readonly DeckList[] = coreDecks;

export { account } from "./account.js";
export { judgement, leftToPeople } from "./bot/judgement.js";
export { isOpenOption } from "./bot/open-options.js";
export { isOpenReason } from "./bot/open-reasons.js";
export { ruleOfThumb } from "./bot.js";
export { contentOf, type RingsContent, ringsContent } from "./content/content.js";
export { deckProblems, deckWarnings } from "./decks/check.js";
export type { DeckList } from "./decks/deck-list.js";
export { exportJson, exportOctgn, exportText } from "./decks/export.js";
export { type Imported, importDeck, type UnknownCard } from "./decks/import.js";
export { ownWords } from "./decks/own.js";
export { sampleHand } from "./decks/sample.js";
export { DeckUnreadable } from "./decks/unreadable.js";
export { draw } from "./draw.js";
export type { RingsEvent } from "./events.js";
export { practice as ringsPractice } from "./practice.js";
export { ringsWith } from "./ruleset.js";
export type { Rings } from "./state.js";
export { tallies } from "./tallies.js";
