import type { Seat } from "@tavolata/kernel";
import type { AzerothOptions } from "./options.js";

/** The seats of the largest table. */
export const everySeat: readonly Seat[] = ["player-1", "player-2", "player-3", "player-4"];

/** AZ-setup-1: two to four. */
export function seats({ players = 2 }: Partial<AzerothOptions>): readonly Seat[] {
  return everySeat.slice(0, players);
}
