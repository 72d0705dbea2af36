import type { Options, Seat } from "@tavolata/kernel";

/** The seats of the largest table. */
export const everySeat: readonly Seat[] = ["player-1", "player-2", "player-3", "player-4", "player-5"];

/** SS-2.2-c: a seat for each hero. */
export function seats(options: Options): readonly Seat[] {
  return everySeat.slice(0, Number(options["heroes"] ?? 2));
}
