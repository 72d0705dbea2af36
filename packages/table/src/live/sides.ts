import type { GameModule } from "@tavolata/game";
import type { Seat } from "@tavolata/kernel";

/** Whether two seats win and lose together. */
export function areOnOneSide({ sides }: GameModule, all: readonly Seat[], one: Seat, other: Seat): boolean {
  return Object.values(sides?.(all) ?? { all }).some((seats) => seats.includes(one) && seats.includes(other));
}
