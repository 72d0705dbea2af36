import type { Onlooker, Seat } from "@tavolata/kernel";

/**
 * Who of those at this device has which seat, by the names that they gave themselves; who gave none, by the seat. Seats of one name are
 * in one hand.
 */
export type Hands = Readonly<Record<Seat, string>>;

export function isOneHand(hands: Hands, one: Onlooker, other: Seat): boolean {
  return (hands[one] ?? "") === (hands[other] ?? "");
}
