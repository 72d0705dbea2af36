import type { Seat } from "@tavolata/kernel";
import type { SoulsOptions } from "./options.js";

/** The seats of the largest table. */
export const everySeat: readonly Seat[] = ["player-1", "player-2", "player-3", "player-4", "player-5"];

/** SS-2.2-c: a seat for each hero. */
export function seats({ heroes = 2 }: Partial<SoulsOptions>): readonly Seat[] {
  return everySeat.slice(0, heroes);
}
