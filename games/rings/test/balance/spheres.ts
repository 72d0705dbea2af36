import type { Balance } from "@tavolata/game";
import { meanWon, percent } from "@tavolata/lab/balance";
import { mean } from "@tavolata/lab/figures";
import { scenarioIds } from "../../content/scenarios.js";
import { partners, sphereCount } from "./decks.js";
import { type Sitting, tableOf } from "./tables.js";

const kinds = [1, 2, 3] as const;
const modes = ["standard", "easy"] as const;

/** Decks by the number of their spheres: alone, beside each starter, and the both lines. */
export function bySpheres(balances: readonly Balance[]): string {
  const lines = scenarioIds.flatMap((scenario) => {
    const sharesAt = (beside: Sitting["beside"]) =>
      modes.flatMap((mode) => kinds.map((kind) => shareOf(balances, { scenario, beside, mode }, kind)));
    const beside = partners.map((partner) => ({ partner, shares: sharesAt(partner) }));
    const means = beside[0]!.shares.map((_, i) => meanOf(beside.map(({ shares }) => shares[i])));
    return [
      lineOf(scenario, 1, "–", sharesAt(undefined)),
      ...beside.map(({ partner, shares }) => lineOf(scenario, 2, partner, shares)),
      lineOf(scenario, 2, "both", means),
    ];
  });
  return [
    "| scenario | players | beside | starters | two spheres | three | easy: starters | two spheres | three |",
    "| --- | ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: |",
    ...lines,
  ].join("\n");
}

/** What decks of so many spheres win on average; nothing where there is none. */
function shareOf(balances: readonly Balance[], sitting: Sitting, kind: number): number | undefined {
  const own = balances.filter(({ table, row }) => table === tableOf(sitting) && sphereCount(row) === kind);
  return own.length === 0 ? undefined : meanWon(own);
}

/** Only of what stands in both lines: otherwise partners would be compared. */
function meanOf(shares: readonly (number | undefined)[]): number | undefined {
  const known = shares.filter((share) => share !== undefined);
  return known.length < shares.length ? undefined : mean(known);
}

function lineOf(scenario: string, players: number, beside: string, shares: readonly (number | undefined)[]): string {
  const cells = shares.map((share) => (share === undefined ? "–" : percent(share)));
  return `| ${[scenario, players, beside, ...cells].join(" | ")} |`;
}
