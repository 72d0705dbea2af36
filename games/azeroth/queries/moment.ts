import type { Time } from "../content/types.js";

/** When: a phase of the own turn, the own part of a combat, or a combat that somebody else began. */
export type ActionWindow = "movement" | "exploration" | "challenge" | "maintenance" | "combat" | "defence";

/** AZ-abil-2: whether what is printed for this time can be used at this moment. */
export function isTime(time: Time | undefined, moment: ActionWindow): boolean {
  if (moment === "combat") return time === "combat" || time === "turn";
  if (moment === "defence") return time === "combat";
  return time === moment || time === "turn";
}
