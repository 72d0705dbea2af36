import type { Outcome, Seat } from "@tavolata/kernel";
import { likelihood, weighed } from "@tavolata/kit";
import type { HeroQuestContent } from "../../content/content.js";
import { type HeroQuest, wizard } from "../../state.js";
import { trained } from "../learned/trained.js";
import { features } from "./features/features.js";

/** What each seat may hope for: the heroes together, and the Evil Wizard against them (HQ-14.1-a). */
export function values(
  s: Readonly<HeroQuest>,
  seats: readonly Seat[],
  outcome: Outcome | undefined,
  content: HeroQuestContent,
): Record<Seat, number> {
  const heroes = outcome ? outcomeFor(outcome) : likelihood(standing(content, s));
  return Object.fromEntries(seats.map((seat) => [seat, seat === wizard ? 1 - heroes : heroes]));
}

function outcomeFor({ winners }: Outcome): number {
  return winners.length > 0 && !winners.includes(wizard) ? 1 : 0;
}

/** How well the heroes stand. */
export function standing(content: HeroQuestContent, s: Readonly<HeroQuest>): number {
  return weighed(features(content, s), trained);
}
