import type { Seat } from "@tavolata/kernel";

/** In a world that was dealt anew for a seat, cards that only others knew lie elsewhere: nobody knows them there. */
export function forgetOthers(known: Record<string, readonly Seat[]>, seat: Seat): void {
  for (const card of Object.keys(known)) if (!known[card]!.includes(seat)) delete known[card];
}
