import type { AttackValues, Cost, Effect, GemFace, PaidEffect, Strength, Until } from "./types.js";

/** The words that tables are written in. Each makes one entry of the vocabulary of effects. */

/** Sure hits, red dice, blue dice. */
export function attack(hits: number, red: number, blue: number): AttackValues {
  return { hits, red, blue };
}

/** Effects for these results of the roll. */
export function pay(cost: Cost, ...effects: readonly Effect[]): PaidEffect {
  return { cost, effects };
}

export const ability: Cost = { ability: 1 };
export const twoAbilities: Cost = { ability: 2 };
export const magic: Cost = { magic: 1 };
export const twoMagic: Cost = { magic: 2 };
export const legendary: Cost = { legendary: 1 };

export const knockOut: Effect = { effect: "condition", condition: "ko" };
export const blinded: Effect = { effect: "condition", condition: "blinded" };
export const slowed: Effect = { effect: "condition", condition: "slowed" };
export const critical: Effect = { effect: "critical" };
export const push: Effect = { effect: "push" };

export function poison(strength: Strength): Effect {
  return { effect: "condition", condition: "poisoned", strength };
}

export function fire(strength: Strength): Effect {
  return { effect: "fire", strength };
}

export function lethal(hits: number): Effect {
  return { effect: "lethal", hits };
}

export function hits(change: number, until?: Until): Effect {
  return until ? { effect: "hits", change, until } : { effect: "hits", change };
}

export function area(range: number): Effect {
  return { effect: "area", range };
}

export function heal(amount: number): Effect {
  return { effect: "heal", amount };
}

export function wounds(amount: number): Effect {
  return { effect: "wounds", amount };
}

/** Powers and talents are the same on every gem (SS-5.3-a). */
const powersByRank = [1, 2, 3, 3, 4, 4, 5];
const talentsByRank = [0, 1, 1, 1, 2, 2, 2];

/** A side of a soul gem: seven faces, each with health, combat and action activities. */
export function gem(...faces: readonly (readonly [hp: number, combat: number, action: number])[]): GemFace[] {
  return faces.map(([hp, combat, action], i) => ({
    hp,
    powers: powersByRank[i]!,
    talents: talentsByRank[i]!,
    combat,
    action,
  }));
}
