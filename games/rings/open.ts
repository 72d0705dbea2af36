import { coreCards } from "./content/cards.js";
import type { RingsContent } from "./content/content.js";
import type { CardType, Definition } from "./content/definition.js";
import { identityOf, isTitle, titled, titleOf } from "./content/lookup.js";
import type { Scenario, Stage } from "./content/scenario.js";
import { coreScenarios } from "./content/scenarios.js";
import { encounterCards } from "./queries/encounter-deck.js";
import type { CardId, Rings } from "./state.js";

export { type RingsContent, ringsContent } from "./content/content.js";
export { coreDecks } from "./content/decks.js";
/**
 * What anybody at the table may read at any time: cards as they are printed, decks, quest cards, and the sums that everybody can work
 * out from what lies open. A screen draws with it.
 */
export type { CardType, Definition, Keyword, Sphere } from "./content/definition.js";
export type { DeckList } from "./queries/decks/deck-list.js";
export { committedWillpower, hitPointsLeft, stagingThreat, stands, statistic } from "./queries/statistics.js";
export { type WayToPay, wayOfOption } from "./queries/way-to-pay.js";
export { payersOf } from "./rules/02-cards/paying.js";
export { type WindowName, windows, windowsByPhase } from "./rules/07-timing/window.js";
export type { Attack, CardId, InPlay, Phase, Rings, Statistic } from "./state.js";
export { coreCards, coreScenarios, isTitle, titleOf };

/** Every card of a scenario's encounter deck. */
export function encounterPool(content: RingsContent, scenario: string, isEasy: boolean): readonly CardId[] {
  return content.scenarios.has(scenario) ? encounterCards(content, scenario, isEasy).deck : [];
}

/** What a copy or a title is, with whatever figures it is played; nothing for a card that nobody knows here. */
export function typeOn(card: CardId): CardType | undefined {
  const title = isTitle(card) ? card : titleOf(card);
  return isTitle(title) ? identityOf(title).type : undefined;
}

/** What is printed on a copy (`gandalf-2`) or a title (`gandalf`); nothing for a card that nobody knows here. */
export function printedOn(content: RingsContent, card: CardId): Definition | undefined {
  const title = isTitle(card) ? card : titleOf(card);
  return isTitle(title) ? titled(content, title) : undefined;
}

/** The quest card that the players are at, and which one of the scenario it is, from 1. */
export function stageIn(
  content: RingsContent,
  { scenario, quest }: Pick<Rings, "scenario" | "quest">,
): StageAt | undefined {
  const stages = content.scenarios.get(scenario)?.stages ?? [];
  const stage = stages.find(({ id }) => id === quest.stage);
  return stage && { stage, number: numberOf(stages, stage), count: numberOf(stages, stages.at(-1)!) };
}

export interface StageAt {
  readonly stage: Stage;
  readonly number: number;
  readonly count: number;
}

/** One more than the stage that leads to it. */
function numberOf(stages: Scenario["stages"], stage: Stage): number {
  const before = stages.find(({ next }) => next.includes(stage.id));
  return before ? numberOf(stages, before) + 1 : 1;
}
