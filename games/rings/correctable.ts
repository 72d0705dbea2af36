import { type Correctable, Corrections } from "@tavolata/kernel";
import { coreCards } from "./content/cards.js";
import { coreScenarios } from "./content/scenarios.js";
import { recount } from "./encounter-deck.js";

/** What can be tried with another value: what is printed on a card as a number, a word or a list. What a card does is code. */
export const correctable: Correctable = {
  tables: {
    cards: Object.fromEntries(coreCards.map((card) => [card.id, card])),
    stages: Object.fromEntries(coreScenarios.flatMap(({ stages }) => stages.map((stage) => [stage.id, stage]))),
  },
  fixed: ["id", "set", "type"],
  words: ["unique"],
  renew: recount,
  // The rulebook prints no cards: the figures are those of the published core set.
  originOf: () => "published",
};

/** What the tables of this process have in force. */
export const corrections = new Corrections(correctable);
