import type { Effect, Resource } from "./types.js";

/** The words that tables are written in. Each makes one entry of the vocabulary of effects. */

export function attack(change: number): Effect {
  return { effect: "attack", change };
}

export function melee(change: number): Effect {
  return { effect: "melee", change };
}

export function ranged(change: number): Effect {
  return { effect: "ranged", change };
}

export function defence(change: number): Effect {
  return { effect: "defence", change };
}

export function damage(change: number): Effect {
  return { effect: "damage", change };
}

export function prevent(amount: number): Effect {
  return { effect: "prevent", amount };
}

export function heal(amount: number): Effect {
  return { effect: "heal", amount };
}

export function draw(cards: number): Effect {
  return { effect: "draw", cards };
}

export function energy(change: number): Effect {
  return { effect: "energy", change };
}

export function spaces(change: number): Effect {
  return { effect: "spaces", change };
}

/** One damage that never defeats. */
export const graze: Effect = { effect: "wound", amount: 1, spares: true };

export const opponentsDie: Effect = { effect: "die", change: -2, on: "opponent" };
export const opponentsMelee: Effect = { effect: "no-melee", on: "opponent" };
export const opponentsPower: Effect = { effect: "end-power", on: "opponent" };
export const ignoreAggro: Effect = { effect: "ignore-aggro" };
export const rerollDie: Effect = { effect: "reroll-die" };

/** What spaces offer (AZ-explore-3). */
export const healing = {
  1: { resource: "heal", amount: 1 },
  2: { resource: "heal", amount: 2 },
  3: { resource: "heal", amount: 3 },
} as const satisfies Record<number, Resource>;

export const study = {
  1: { resource: "study", amount: 1 },
  2: { resource: "study", amount: 2 },
} as const satisfies Record<number, Resource>;

export const discovery: Resource = { resource: "discovery" };
export const quest: Resource = { resource: "quest" };
export const travel: Resource = { resource: "travel" };
