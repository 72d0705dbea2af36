import type { Seat } from "@tavolata/kernel";
import type { Features } from "@tavolata/kit";
import { cardOf } from "../cards/lookup.js";
import { type Scenario, scenarioOf } from "../phases/scenario.js";
import { eliminationLevel } from "../play/ending.js";
import type { Rings } from "../state.js";
import { hitPointsLeft, stagingThreat, statistic } from "../statistics.js";
import { charactersOf, heroesOf, isEnemy } from "../table.js";
import { playWorth } from "./card-worth.js";
import { foeOf, stagingBurden } from "./foes.js";
import { weights } from "./weights.js";
import { worthOf } from "./worth.js";

/** What a stage without points counts as, which ends with the fall of its enemies. */
const lastFight = 10;

/** From here on every point of threat may be one of the last (LR-end-1). */
const nearTheEnd = 38;

/** What counts for the players' victory: what they have, on average, and what is in their way. */
export function features(s: Readonly<Rings>, players: number): Features {
  const sums = { ...nothing };
  for (const seat of s.order) add(sums, s, seat);
  // LR-end-1: who is out has no time left.
  for (let out = s.order.length; out < players; out++) addThreat(sums, eliminationLevel);
  const enemies = s.staging.filter(isEnemy);
  sums.staging = -stagingThreat(s);
  for (const id of enemies) sums.lurking -= stagingBurden(s, id) / 10;
  for (const name in sums) sums[name as keyof Sums] /= players;
  return { ...sums, progress: -toGo(s) / 10 };
}

const nothing = {
  /** Players who are in the game, and those who have two and three heroes. */
  players: 0,
  secondHero: 0,
  thirdHero: 0,
  /** What the heroes can still take, and heroes that the next blow may kill. */
  health: 0,
  sturdiness: 0,
  threat: 0,
  lastThreat: 0,
  allies: 0,
  resources: 0,
  hand: 0,
  willpower: 0,
  attack: 0,
  engaged: 0,
  staging: 0,
  lurking: 0,
};

type Sums = typeof nothing;

function add(sums: Sums, s: Rings, seat: Seat): void {
  const heroes = heroesOf(s, seat);
  const { threat } = s.players[seat]!;
  sums.players += 1;
  if (heroes.length > 1) sums.secondHero += 1;
  if (heroes.length > 2) sums.thirdHero += 1;
  addThreat(sums, threat);
  for (const hero of heroes) {
    const left = hitPointsLeft(s, hero);
    sums.health += left;
    if (left <= 1) sums.sturdiness -= 1;
    sums.resources += Math.min(4, hero.resources);
  }
  for (const card of charactersOf(s, seat)) {
    sums.willpower += statistic(s, card, "willpower");
    sums.attack += statistic(s, card, "attack");
    if (cardOf(card.id).type === "ally") sums.allies += worthOf(s, card) / 10;
  }
  for (const id of s.hands[seat]!) sums.hand += playWorth(id) / 10;
  for (const id of s.engaged[seat]!) {
    const { burden, left } = foeOf(s, id);
    const wounds = left / Math.max(1, left + s.cards[id]!.damage);
    sums.engaged -= (burden * (1 - weights.wear + weights.wear * wounds)) / 10;
  }
}

function addThreat(sums: Sums, threat: number): void {
  sums.threat -= threat / 10;
  sums.lastThreat -= Math.max(0, threat - nearTheEnd) / 10;
}

/** The progress that is missing: on the active location, on this stage and on those after it. */
function toGo(s: Readonly<Rings>): number {
  const active = s.active === "" ? 0 : cardOf(s.active).questPoints! - s.cards[s.active]!.progress;
  return active + pointsFrom(scenarioOf(s.scenario), s.quest.stage) - s.quest.progress;
}

/** Where the way divides, one of the next stages is played; which one isn't known. */
function pointsFrom(scenario: Scenario, id: string): number {
  const { points, next } = scenario.stages.find((stage) => stage.id === id)!;
  const after = next.reduce((sum, one) => sum + pointsFrom(scenario, one), 0) / Math.max(1, next.length);
  return (points === 0 ? lastFight : points) + after;
}
