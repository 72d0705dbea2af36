import type { Outcome, Seat } from "@tavolata/kernel";
import { cardOf } from "../cards/lookup.js";
import { scenarioOf } from "../phases/scenario.js";
import { eliminationLevel } from "../play/ending.js";
import type { Rings } from "../state.js";
import { hitPointsLeft } from "../statistics.js";
import { isEnemy } from "../table.js";
import { playWorth } from "./card-worth.js";
import { foeOf, stagingBurden } from "./foes.js";
import { countedThreat } from "./staged.js";
import { weights } from "./weights.js";
import { worthOf } from "./worth.js";

/** A lead of so many points of progress makes victory about three times as likely. */
const clear = 30;

/** What a stage without points counts as, which ends with the fall of its enemies. */
const lastFight = 10;

/** What each seat may hope for: the same for all, because they win or lose together (LR-end-5). */
export function values(s: Readonly<Rings>, seats: readonly Seat[], outcome?: Outcome): Record<Seat, number> {
  const value = outcome?.winners.length ? 1 : hope(s, seats.length) * (outcome ? 0.2 : 0.9);
  return Object.fromEntries(seats.map((seat) => [seat, value]));
}

function hope(s: Readonly<Rings>, players: number): number {
  return 1 / (1 + Math.exp(-standing(s, players) / clear));
}

/** How well the players stand together, in points of progress. */
export function standing(s: Readonly<Rings>, players: number): number {
  const each = 1 / Math.sqrt(players);
  let sum = -toGo(s);
  for (const seat of s.order) sum += each * playerWorth(s, seat);
  // Who is out is missed by all.
  sum -= 60 * each * (players - s.order.length);
  for (const id of s.staging) sum -= each * (isEnemy(id) ? stagingBurden(s, id) : locationBurden(s, id));
  return sum;
}

/** The progress that is missing: what this stage and those after it still ask for. */
function toGo(s: Readonly<Rings>): number {
  const { stages } = scenarioOf(s.scenario);
  const at = stages.findIndex(({ id }) => id === s.quest.stage);
  let left = -s.quest.progress;
  for (const { points } of stages.slice(Math.max(0, at))) left += points === 0 ? lastFight : points;
  return left;
}

function locationBurden(s: Rings, id: string): number {
  return weights.staging * countedThreat(s, id);
}

/** What a player has: heroes and allies as they are, cards, resources and time; and whom they have to deal with. */
function playerWorth(s: Rings, seat: Seat): number {
  const { threat } = s.players[seat]!;
  let worth = timeLeft(threat);
  for (const id of s.areas[seat]!) {
    const card = s.cards[id]!;
    const isHero = cardOf(id).type === "hero";
    const left = hitPointsLeft(s, card);
    worth += Math.min(45, worthOf(s, card)) + (isHero ? weights.resource * Math.min(4, card.resources) : 0);
    worth -= (isHero ? weights.wound : 0.35) * card.damage + (isHero && left <= 1 ? weights.dying : 0);
  }
  for (const id of s.hands[seat]!) worth += 0.35 * playWorth(id);
  for (const id of s.engaged[seat]!) {
    const { burden, left } = foeOf(s, id);
    worth -= burden * (1 - weights.wear + (weights.wear * left) / Math.max(1, left + s.cards[id]!.damage));
  }
  return worth;
}

/** LR-end-1: threat is the time that a player has, and the last points are the dearest. */
function timeLeft(threat: number): number {
  const left = Math.max(0, eliminationLevel - threat);
  return weights.threat * (left + 2 * Math.min(left, 8) + Math.min(left, 14));
}
