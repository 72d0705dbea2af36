import type { Options, Seat } from "@tavolata/kernel";

/** The seats of the largest table. */
export const everySeat: readonly Seat[] = ["player-1", "player-2", "player-3", "player-4"];

/** AZ-setup-1: two to four. */
export function seats(options: Options): readonly Seat[] {
  return everySeat.slice(0, Number(options["players"] ?? 2));
}
