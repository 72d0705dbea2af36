import type { Outcome, Seat } from "@tavolata/kernel";
import { likelihood, weighed } from "@tavolata/kit";
import type { RingsContent } from "../../content/content.js";
import type { RingsView } from "../../view.js";
import { trained } from "../learned/trained.js";
import { features } from "./features.js";

/** What each seat may hope for: the same for all, because they win or lose together (LR-end-5). */
export function values(
  s: RingsView,
  seats: readonly Seat[],
  outcome: Outcome | undefined,
  content: RingsContent,
): Record<Seat, number> {
  const value = outcome ? Number(outcome.winners.length > 0) : likelihood(standing(content, s, seats.length));
  return Object.fromEntries(seats.map((seat) => [seat, value]));
}

/** How well the players stand together. */
export function standing(content: RingsContent, s: RingsView, players: number): number {
  return weighed(features(content, s, players), trained);
}
