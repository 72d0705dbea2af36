import type { Seat } from "@tavolata/kernel";
import type { Phase, WindowName } from "@tavolata/rings/open";
import type { Seen } from "./seen.js";

/** LR-round-3: when a player wants to be asked in a window. */
export const stops = ["always", "when-able", "never"] as const;
export type Stop = (typeof stops)[number];

const byPhase: Readonly<Record<Exclude<Phase, "setup">, readonly WindowName[]>> = {
  resource: ["resource"],
  planning: ["planning"],
  quest: ["quest-begin", "commit", "staging", "quest-end"],
  travel: ["travel"],
  encounter: ["engagement", "checks"],
  combat: [
    "shadow",
    "enemy-chosen",
    "defender",
    "shadow-effect",
    "enemy-damage",
    "attackers",
    "attack-total",
    "attack-damage",
    "combat-end",
  ],
  refresh: ["refresh"],
};

/** The action windows of a phase, in their order. */
export function windowsOf(phase: Exclude<Phase, "setup">): readonly WindowName[] {
  return byPhase[phase];
}

export function stopOf(seen: Seen, seat: Seat, name: WindowName): Stop {
  if (seen.quiet[seat]?.includes(name)) return "never";
  return seen.insists[seat]?.includes(name) ? "always" : "when-able";
}
