import type { Seat } from "@tavolata/kernel";
import { type Phase, type WindowName, windowsByPhase } from "@tavolata/rings/open";
import type { Seen } from "./seen.js";

/** LR-round-3: when a player wants to be asked in a window. */
export const stops = ["always", "when-able", "never"] as const;
export type Stop = (typeof stops)[number];

/** The action windows of a phase, in their order. */
export function windowsOf(phase: Exclude<Phase, "setup">): readonly WindowName[] {
  return windowsByPhase[phase];
}

export function stopOf(seen: Seen, seat: Seat, name: WindowName): Stop {
  if (seen.quiet[seat]?.includes(name)) return "never";
  return seen.insists[seat]?.includes(name) ? "always" : "when-able";
}
