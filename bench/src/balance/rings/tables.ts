import { scenarioIds } from "@tavolata/rings";
import type { TableOfBalance } from "../game.js";

/** What one table is about. */
export interface Sitting {
  readonly scenario: string;
  readonly players: 1 | 2;
  readonly mode: "standard" | "easy";
}

const numbers = { 1: "solo", 2: "two players" } as const;

const sittings: readonly Sitting[] = (["standard", "easy"] as const).flatMap((mode) =>
  ([1, 2] as const).flatMap((players) => scenarioIds.map((scenario) => ({ scenario, players, mode }))),
);

export function tableOf({ scenario, players, mode }: Sitting): string {
  return `${scenario}/${players}/${mode}`;
}

/** A table for every scenario, number of players and mode; easy mode stands beside the standard one. */
export const tables: readonly TableOfBalance[] = sittings.map((sitting) => ({
  id: tableOf(sitting),
  title: `${sitting.scenario}, ${numbers[sitting.players]}${sitting.mode === "easy" ? ", easy" : ""}`,
  weight: sitting.mode === "easy" ? "side" : "main",
}));

export function sittingOf(table: string): Sitting {
  return sittings.find((sitting) => tableOf(sitting) === table)!;
}
