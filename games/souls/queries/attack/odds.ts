import { derived } from "@tavolata/kernel";
import type { SoulsContent } from "../../content/content.js";
import { type Colour, type Result, resultsOf } from "../../content/dice.js";

/** How likely each number is, from 0 on. */
export type Odds = readonly number[];

/** How often a die shows so many of a result. */
export function perDie({ dice }: SoulsContent, colour: Colour, result: Result): Odds {
  const { faces, weights = faces.map(() => 1) } = dice[colour];
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const odds = [0, 0, 0];
  for (const [i, face] of faces.entries())
    odds[resultsOf(face).filter((one) => one === result).length]! += weights[i]! / whole;
  return odds;
}

function joined(a: Odds, b: Odds): number[] {
  const sum = new Array<number>(a.length + b.length - 1).fill(0);
  for (const [i, p] of a.entries()) for (const [j, q] of b.entries()) sum[i + j]! += p * q;
  return sum;
}

const thrown = derived((_content: SoulsContent) => new Map<number, Odds>());

/** How many hits so many red and blue dice show. */
export function hitOdds(content: SoulsContent, red: number, blue: number): Odds {
  const key = red * 100 + blue;
  const known = thrown(content);
  let odds = known.get(key);
  if (!odds) {
    const redHits = perDie(content, "red", "hit");
    const blueHits = perDie(content, "blue", "hit");
    odds = [1];
    for (let i = 0; i < red; i++) odds = joined(odds, redHits);
    for (let i = 0; i < blue; i++) odds = joined(odds, blueHits);
    known.set(key, odds);
  }
  return odds;
}

const held = derived((_content: SoulsContent) => new Map<number, Odds>());

function shieldOdds(content: SoulsContent, dice: number): Odds {
  const known = held(content);
  let odds = known.get(dice);
  if (!odds) {
    const blueShields = perDie(content, "blue", "shield");
    odds = [1];
    for (let i = 0; i < dice; i++) odds = joined(odds, blueShields);
    known.set(dice, odds);
  }
  return odds;
}

/** What stands against an attack. */
export interface Guarded {
  readonly armour: number;
  readonly magicShields: number;
  readonly dice: number;
  /** What the damage type adds to the hits, or takes from them. */
  readonly change: number;
}

/** SS-9-a: how many wounds an attack deals: sure hits and dice, of which so many are lethal, against a defence. */
export function woundOdds(
  content: SoulsContent,
  sure: number,
  red: number,
  blue: number,
  lethal: number,
  guarded: Guarded,
): Odds {
  const odds: number[] = [0];
  const add = (wounds: number, p: number) => {
    while (odds.length <= wounds) odds.push(0);
    odds[wounds]! += p;
  };
  for (const [rolled, p] of hitOdds(content, red, blue).entries()) {
    if (p === 0) continue;
    const hits = Math.max(0, sure + rolled);
    if (hits === 0) {
      add(0, p);
      continue;
    }
    let deadly = Math.min(lethal, hits);
    let normal = hits - deadly + Math.max(0, guarded.change);
    let stopped = Math.max(0, -guarded.change);
    const taken = Math.min(deadly, stopped);
    deadly -= taken;
    stopped -= taken;
    normal = Math.max(0, normal - stopped - guarded.armour);
    let shields = guarded.magicShields;
    const spent = Math.min(deadly, shields);
    deadly -= spent;
    shields -= spent;
    normal = Math.max(0, normal - shields);
    for (const [blocked, q] of shieldOdds(content, Math.min(normal, guarded.dice)).entries())
      add(deadly + Math.max(0, normal - blocked), p * q);
  }
  return odds;
}

export function meanOf(odds: Odds): number {
  let mean = 0;
  for (const [n, p] of odds.entries()) mean += n * p;
  return mean;
}

/** At most so many count. */
export function meanUpTo(odds: Odds, most: number): number {
  let mean = 0;
  for (const [n, p] of odds.entries()) mean += Math.min(n, most) * p;
  return mean;
}

export function atLeast(odds: Odds, least: number): number {
  let sum = 0;
  for (const [n, p] of odds.entries()) if (n >= least) sum += p;
  return sum;
}
