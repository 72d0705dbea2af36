import type { Outcome, Seat } from "@tavolata/kernel";
import { weighed } from "@tavolata/kit";
import type { AzerothContent } from "../../content/content.js";
import { valourOf } from "../../queries/valour.js";
import type { AzerothView } from "../../view.js";
import { trained } from "../learned/trained.js";
import { features } from "./features.js";
import { remembered } from "./remembered-fights.js";

/** What each seat may hope for: everybody plays for oneself, and only one will be first with eight valour (AZ-end-1). */
export function values(
  s: AzerothView,
  seats: readonly Seat[],
  outcome: Outcome | undefined,
  content: AzerothContent,
): Record<Seat, number> {
  if (outcome) return Object.fromEntries(seats.map((seat) => [seat, victory(seat, outcome)]));
  const chances = seats.map((seat) => (s.order.includes(seat) ? Math.exp(standing(content, s, seat)) : 0));
  const all = chances.reduce((sum, each) => sum + each, 0);
  return Object.fromEntries(seats.map((seat, i) => [seat, chances[i]! / all]));
}

/** AZ-end-5: a shared victory is worth its share. */
function victory(seat: Seat, { winners }: Outcome): number {
  return winners.includes(seat) ? 1 / winners.length : 0;
}

/** How well a hero stands. A search comes to the same rivals over and over: it is worked out once for all that it depends on. */
export function standing(content: AzerothContent, s: AzerothView, seat: Seat): number {
  return remembered(content, `stands ${seat} ${keyOf(content, s, seat)}`, () =>
    weighed(features(content, s, seat), trained),
  );
}

/** All that the features of a hero depend on: itself and its hand; of the others what lies open of the race; the round, and what lasts. */
function keyOf(
  content: AzerothContent,
  { heroes, hands, order, active, round, event, turn, track }: AzerothView,
  seat: Seat,
): string {
  const hero = heroes[seat]!;
  const others = order.map((one) => `${valourOf(content, heroes[one]!)}${heroes[one]!.level}${heroes[one]!.space}`);
  const held = track.some((slot) => slot !== null && slot.space === hero.space && slot.side === "red");
  const now = [active, round, event, turn.ignoresAggro, turn.powerUsed, turn.lasting, held, order];
  return JSON.stringify([hero, hands[seat], others, now]);
}
