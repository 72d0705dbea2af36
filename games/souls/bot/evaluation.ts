import type { Outcome, Seat } from "@tavolata/kernel";
import { likelihood, weighed } from "@tavolata/kit";
import type { Souls } from "../state.js";
import { features } from "./features.js";
import { fitted } from "./fitted.js";

/** What each seat may hope for: the same for all, because the party wins or loses together (SS-4.4-a). */
export function values(s: Readonly<Souls>, seats: readonly Seat[], outcome?: Outcome): Record<Seat, number> {
  const value = outcome ? Number(outcome.winners.length > 0) : likelihood(standing(s, seats));
  return Object.fromEntries(seats.map((seat) => [seat, value]));
}

/** How well the party stands. */
export function standing(s: Readonly<Souls>, seats: readonly Seat[]): number {
  return weighed(features(s, seats), fitted);
}
