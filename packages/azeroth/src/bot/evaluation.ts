import type { Outcome, Seat } from "@tavolata/kernel";
import { weighed } from "@tavolata/kit";
import type { Azeroth } from "../state.js";
import { features } from "./features.js";
import { fitted } from "./fitted.js";

/** What each seat may hope for: everybody plays for oneself, and only one will be first with eight valour (AZ-end-1). */
export function values(s: Readonly<Azeroth>, seats: readonly Seat[], outcome?: Outcome): Record<Seat, number> {
  if (outcome) return Object.fromEntries(seats.map((seat) => [seat, victory(seat, outcome)]));
  const chances = seats.map((seat) => (s.order.includes(seat) ? Math.exp(standing(s, seat)) : 0));
  const all = chances.reduce((sum, each) => sum + each, 0);
  return Object.fromEntries(seats.map((seat, i) => [seat, chances[i]! / all]));
}

/** AZ-end-5: a shared victory is worth its share. */
function victory(seat: Seat, { winners }: Outcome): number {
  return winners.includes(seat) ? 1 / winners.length : 0;
}

/** How well a hero stands. */
export function standing(s: Readonly<Azeroth>, seat: Seat): number {
  return weighed(features(s, seat), fitted);
}
