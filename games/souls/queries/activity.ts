import { type Bar, bar, type Seat } from "@tavolata/kernel";
import type { Activity } from "../content/types.js";
import type { Figure } from "../state.js";
import type { SoulsView } from "../view.js";

/** SS-4.2.1-a, SS-6.5-c: what something in a Hero Turn costs; SS-6.3-b, SS-9-e: as often as there is some left, SS-6.4-a: what is free any number of times. */
export type TurnActivity = Exclude<Activity, "passive" | "reaction">;

/** SS-6.5-d, SS-6.5-e: whether a seat is in its own Hero Turn. */
export function isOwnTurn(s: SoulsView, seat: Seat): boolean {
  return s.phase === "battle" && s.turn.side === "hero" && s.active === seat;
}

/** SS-6.3-a, SS-6.4-b: why an activity can't be begun: none is left, or a condition is against it. */
export function whyNoActivity(s: SoulsView, figure: Figure, activity: TurnActivity): Bar | undefined {
  if (activity === "free") return undefined;
  if (activity === "movement" && s.turn.done.includes(brokenOff)) return movementBrokenOff;
  if (s.turn[activity] === 0) return noneLeft[activity];
  // SS-10.6.5-a, SS-10.6-e: one Movement, Combat or Action in the whole turn.
  if (s.turn.spent > 0 && figure.slowed !== "none") return slowed;
  if (activity === "combat" && figure.ko) return knockedOut;
  return undefined;
}

// Bars that never differ are made once: rules ask for them all the time, and nearly always only whether there is one.
const movementBrokenOff = bar("SS-4.2.1-d", "movement-broken-off");

const noneLeft = {
  movement: bar("SS-4.2.1-b", "no-movement-left"),
  combat: bar("SS-4.2.1-c", "no-combat-left"),
  action: bar("SS-4.2.1-c", "no-action-left"),
} as const;

const slowed = bar("SS-10.6.5-a", "slowed");

const knockedOut = bar("SS-10.6.1-a", "knocked-out");

/** SS-4.2.1-d: the Movement was given up for a Combat. */
export const brokenOff = "movement-broken-off";
