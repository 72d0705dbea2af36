import type { TableOfBalance } from "@tavolata/game";
import { scenarioIds } from "../../content/scenarios.js";
import { type Partner, partners } from "./decks.js";

/** What one table is about. */
export interface Sitting {
  readonly scenario: string;
  readonly mode: "standard" | "easy";
  /** Who sits beside the deck where two play. */
  readonly beside: Partner | undefined;
}

const sittings: readonly Sitting[] = (["standard", "easy"] as const).flatMap((mode) =>
  scenarioIds.flatMap((scenario) => [undefined, ...partners].map((beside) => ({ scenario, mode, beside }))),
);

export function tableOf({ scenario, beside, mode }: Sitting): string {
  return `${scenario}/${beside ?? "solo"}/${mode}`;
}

/** A table for every scenario and mode, alone and beside each partner; easy mode stands beside the standard one. */
export const tables: readonly TableOfBalance[] = sittings.map((sitting) => ({
  id: tableOf(sitting),
  title: `${sitting.scenario}, ${sitting.beside ? `beside ${sitting.beside}` : "solo"}${sitting.mode === "easy" ? ", easy" : ""}`,
  weight: sitting.mode === "easy" ? "side" : "main",
}));

export function sittingOf(table: string): Sitting {
  return sittings.find((sitting) => tableOf(sitting) === table)!;
}
