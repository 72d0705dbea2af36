import type { AzerothView } from "../view.js";

/** AZ-setup-8, AZ-setup-11: what is chosen before the first turn; nothing once everybody stands on the map. */
export function beginning({ phase, heroes }: Pick<AzerothView, "phase" | "heroes">): "heroes" | "cities" | undefined {
  if (phase !== "setup") return undefined;
  const all = Object.values(heroes);
  if (all.some((hero) => hero.class === "")) return "heroes";
  return all.some(({ space }) => space === "") ? "cities" : undefined;
}
