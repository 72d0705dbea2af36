import type { Seat } from "@tavolata/kernel";
import type { RingsContent } from "../../content/content.js";
import { cardOf, typeOf } from "../../content/lookup.js";
import { heroesOf } from "../../queries/table.js";
import { eliminationLevel } from "../../queries/threat.js";
import type { InPlay } from "../../state.js";
import type { RingsView } from "../../view.js";
import { weights } from "../learned/weights.js";
import { playWorth } from "./card-worth.js";

/** What it would cost to lose a character now. */
export function worthOf(content: RingsContent, s: RingsView, card: InPlay): number {
  const { type, cost, threatCost, leavesAtEndOfRound } = cardOf(content, card.id);
  if (type === "hero") {
    const left = heroesOf(s, card.seat).length;
    return (
      (left === 1 ? 120 : left === 2 ? 1.7 * weights.hero : weights.hero) + threatCost! / 3 + carried(content, card)
    );
  }
  const borrowed = s.delayed.some((one) => one.card === card.id && one.what === "return-to-hand");
  // It goes at the end of the round anyway, unless it was brought in by stealth and returns to the hand.
  if (leavesAtEndOfRound) return borrowed ? 5 : 0.2;
  return 0.8 + weights.ally * Number(cost ?? 0) + carried(content, card);
}

/** What goes with a character: the players' own cards on it. */
function carried(content: RingsContent, { attachments }: InPlay): number {
  let worth = 0;
  for (const id of attachments)
    if (cardOf(content, id).sphere !== undefined) worth += weights.carried * playWorth(content, id);
  return worth;
}

/** What so much damage costs a character that stands it. */
export function woundOf(content: RingsContent, card: InPlay, left: number, damage: number): number {
  if (damage <= 0) return 0;
  if (typeOf(card.id) !== "hero") return 0.35 * damage;
  const each = weights.wound * (cardOf(content, card.id).heuristics?.woundShare ?? 1);
  return each * damage + frailty(left - damage) - frailty(left);
}

/** How much worse it is to be near death. */
function frailty(left: number): number {
  return left <= 1 ? weights.dying : left === 2 ? weights.frail : 0;
}

/** What it costs a player when threat rises by so much. */
export function threatPrice(content: RingsContent, s: RingsView, seat: Seat, amount: number): number {
  const { threat } = s.players[seat]!;
  let price = meetings(content, s, threat, amount);
  for (let at = threat + 1; at <= threat + amount; at++) {
    if (at >= eliminationLevel) return price + 100;
    price += stepPrice(at);
  }
  return price;
}

/** What it costs to come to this level of threat from the one below. */
function stepPrice(at: number): number {
  return weights.threat * (at >= 46 ? 4 : at >= 42 ? 2.8 : at >= 36 ? 1.7 : 1);
}

/** What it is worth when a player's threat falls by so much. */
export function threatRelief(s: RingsView, seat: Seat, amount: number): number {
  const { threat } = s.players[seat]!;
  let relief = 0;
  for (let at = threat; at > Math.max(0, threat - amount); at--) relief += stepPrice(at);
  return relief;
}

/** Strong enemies in the staging area that would engage. */
function meetings(content: RingsContent, s: RingsView, threat: number, amount: number): number {
  let price = 0;
  for (const id of s.staging) {
    const { engagementCost = 0, attack = 0 } = cardOf(content, id);
    if (engagementCost > threat && engagementCost <= threat + amount && attack >= 3) price += attack - 1;
  }
  return price;
}
