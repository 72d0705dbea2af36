import type { Seat } from "@tavolata/kernel";
import type { RingsOptions } from "./options.js";

/** The seats of the largest table. */
export const everySeat = ["player-1", "player-2", "player-3", "player-4"] as const satisfies readonly Seat[];
export type TableSeat = (typeof everySeat)[number];

/** LR-setup-1: one to four. */
export function seats({ players = 1 }: Partial<RingsOptions>): readonly TableSeat[] {
  return everySeat.slice(0, players);
}
