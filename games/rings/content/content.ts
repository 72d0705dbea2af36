import { type Content, defineContent } from "@tavolata/kernel";
import { type EncounterCards, encounterCardsOf } from "../queries/encounter-deck.js";
import type { CardId } from "../state.js";
import { coreCards } from "./cards.js";
import type { Definition } from "./definition.js";
import { registerCards, registerDescribed, usualCopiesOf } from "./lookup.js";
import { proxyCard } from "./proxies.js";
import type { Scenario, Stage } from "./scenario.js";
import { coreScenarios } from "./scenarios.js";

/** The cards and scenarios as a match is played with them. */
export interface RingsContent {
  /** By their titles, and by the ids of their usual copies. */
  readonly cards: ReadonlyMap<string, Definition>;
  readonly copies: ReadonlyMap<CardId, Definition>;
  readonly scenarios: ReadonlyMap<string, Scenario>;
  readonly stages: ReadonlyMap<string, Stage>;
  /** LR-setup-10, LR-mode-1: the encounter cards of each scenario. */
  readonly encounters: ReadonlyMap<string, { readonly standard: EncounterCards; readonly easy: EncounterCards }>;
}

interface Tables {
  readonly cards: Readonly<Record<string, Definition>>;
  readonly stages: Readonly<Record<string, Stage>>;
}

/**
 * What can be tried with another value: what is printed on a card as a number, a word or a list. What a card does is code, and how the scenarios are put
 * together stays.
 */
export function contentOf(cards: readonly Definition[], scenarios: readonly Scenario[]): Content<RingsContent> {
  registerCards(cards);
  registerDescribed(proxyCard);
  return defineContent({
    tables: {
      cards: byId(cards),
      stages: byId(scenarios.flatMap(({ stages }) => stages)),
    },
    fixed: ["id", "set", "type"],
    words: ["unique"],
    notPrinted: ["heuristics"],
    build: (tables) => build(tables, scenarios),
    // The rulebook prints no cards: the figures are those of the published core set.
    originOf: () => "published",
  });
}

/** The core set. */
export const ringsContent = contentOf(coreCards, coreScenarios);

function byId<T extends { readonly id: string }>(entries: readonly T[]): Record<string, T> {
  return Object.fromEntries(entries.map((entry) => [entry.id, entry]));
}

function build(tables: Tables, scenarios: readonly Scenario[]): RingsContent {
  const cards = Object.values(tables.cards);
  return {
    cards: new Map(Object.entries(tables.cards)),
    copies: new Map(cards.flatMap((card) => usualCopiesOf(card.id).map((copy) => [copy, card] as const))),
    scenarios: new Map(
      scenarios.map((scenario) => [
        scenario.id,
        { ...scenario, stages: scenario.stages.map(({ id }) => tables.stages[id]!) },
      ]),
    ),
    stages: new Map(Object.entries(tables.stages)),
    encounters: new Map(
      scenarios.map((scenario) => [
        scenario.id,
        { standard: encounterCardsOf(cards, scenario, false), easy: encounterCardsOf(cards, scenario, true) },
      ]),
    ),
  };
}
