import type { Outcome, Seat } from "@tavolata/kernel";
import { likelihood, weighed } from "@tavolata/kit";
import type { SoulsContent } from "../../content/content.js";
import type { SoulsView } from "../../view.js";
import { trained } from "../learned/trained.js";
import { features } from "./features.js";

/** What each seat may hope for: the same for all, because the party wins or loses together (SS-4.4-a). */
export function values(
  s: SoulsView,
  seats: readonly Seat[],
  outcome: Outcome | undefined,
  content: SoulsContent,
): Record<Seat, number> {
  const value = outcome ? Number(outcome.winners.length > 0) : likelihood(standing(content, s, seats));
  return Object.fromEntries(seats.map((seat) => [seat, value]));
}

/** How well the party stands. */
export function standing(content: SoulsContent, s: SoulsView, seats: readonly Seat[]): number {
  return weighed(features(content, s, seats), trained);
}
