import type { RingsContent } from "../content/content.js";
import { type Scenario, type Stage, stageOf } from "../content/scenario.js";
import type { RingsView } from "../view.js";

interface StageAt {
  readonly stage: Stage;
  readonly number: number;
  readonly count: number;
}

/** The quest card that the players are at, and which one of the scenario it is, from 1; nothing for a scenario that nobody knows here. */
export function stageIn(content: RingsContent, { scenario, quest }: RingsView): StageAt | undefined {
  const stages = content.scenarios.get(scenario)?.stages ?? [];
  const stage = stages.find(({ id }) => id === quest.stage);
  return stage && { stage, number: numberOf(stages, stage), count: numberOf(stages, stages.at(-1)!) };
}

/** One more than the stage that leads to it. */
function numberOf(stages: Scenario["stages"], stage: Stage): number {
  const before = stages.find(({ next }) => next.includes(stage.id));
  return before ? numberOf(stages, before) + 1 : 1;
}

/** LR-staging-1, LR-scenario-3, LR-scenario-4: how many cards the staging step of this stage reveals. */
export function revealsIn(content: RingsContent, s: RingsView): number {
  const { noStaging, moreReveals = 0 } = stageOf(content, s);
  return noStaging ? 0 : s.order.length + moreReveals;
}
