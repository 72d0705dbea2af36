import type { Seat } from "@tavolata/kernel";

/** The seats clockwise from this one: the player order, or whoever comes after the active player. */
export function clockwiseFrom(seats: readonly Seat[], first: Seat): Seat[] {
  const at = seats.indexOf(first);
  if (at < 0) throw new RangeError(`Nobody called "${first}" sits here. The seats are: ${seats.join(", ")}.`);
  return [...seats.slice(at), ...seats.slice(0, at)];
}
