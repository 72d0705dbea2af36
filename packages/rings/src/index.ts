import { coreCards } from "./content/cards.js";
import { coreDecks } from "./content/decks.js";
import { coreScenarios } from "./content/scenarios.js";
import { ringsWith } from "./ruleset.js";

/** The Lord of the Rings: The Card Game, with the core set. Read `turn.ts` first. */
export const rings = ringsWith({ cards: coreCards, scenarios: coreScenarios, decks: coreDecks });

export type { RingsEvent } from "./events.js";
export { ringsWith } from "./ruleset.js";
export type { Rings } from "./state.js";
