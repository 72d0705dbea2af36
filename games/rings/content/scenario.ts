import { isInPlay } from "../queries/table.js";
import type { RingsFlow, Table } from "../state.js";
import type { RingsView } from "../view.js";
import type { RingsContent } from "./content.js";

/** A quest card: side A is followed, then side B is resolved (LR-setup-11). */
export interface Stage {
  readonly id: string;
  /** 0: never completed by progress (LR-progress-8). */
  readonly points: number;
  /** What comes after it; one of them by chance where there are several. None: the last stage. */
  readonly next: readonly string[];
  readonly sideA?: (t: Table) => RingsFlow;
  readonly whenRevealed?: (t: Table) => RingsFlow;
  /** LR-progress-7: whether something forbids completing it. */
  readonly isHeld?: (s: RingsView) => boolean;
  /** LR-progress-7: the enemy in play without whose fall it can't be completed. */
  readonly heldBy?: string;
  readonly moreReveals?: number;
  readonly noStaging?: true;
  readonly noChecks?: true;
  /** LR-scenario-6. */
  readonly oneAllyPerRound?: true;
  readonly questPhaseBegins?: (t: Table) => RingsFlow;
  readonly afterProgress?: (t: Table) => RingsFlow;
  readonly isWon?: (s: RingsView) => boolean;
  /** The enemy whose defeat at this stage wins. */
  readonly winsOnDefeatOf?: string;
  /** What bots make of it: from so much progress on they claim one objective here, where they wait with all to the end elsewhere. */
  readonly heuristics?: { readonly firstClaim: number };
}

/** LR-setup-10: the encounter sets, the quest cards, and what is laid aside. */
export interface Scenario {
  readonly id: string;
  readonly sets: readonly string[];
  readonly stages: readonly Stage[];
  readonly aside?: readonly string[];
}

export function scenarioOf(content: RingsContent, id: string): Scenario {
  const scenario = content.scenarios.get(id);
  if (!scenario) throw new Error(`There is no scenario "${id}".`);
  return scenario;
}

export function stageOf(content: RingsContent, { quest }: Pick<RingsView, "quest">): Stage {
  return content.stages.get(quest.stage)!;
}

/** LR-progress-7: whether something forbids completing a stage now. */
export function isHeld({ heldBy, isHeld: held }: Stage, s: RingsView): boolean {
  return (heldBy !== undefined && isInPlay(s, heldBy)) || held?.(s) === true;
}
