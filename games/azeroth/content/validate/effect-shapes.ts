import type { Besides, EffectName } from "../types.js";

/** What an effect must say besides its name. A `?` may be left out. */
export type FieldKind = "change" | "amount" | "yes?";

/** The whole vocabulary of effects, with the figures of each. */
export const effectShapes: Readonly<Record<EffectName, Readonly<Record<string, FieldKind>>>> = {
  attack: { change: "change" },
  melee: { change: "change" },
  ranged: { change: "change" },
  defence: { change: "change" },
  damage: { change: "change" },
  "damage-by-wounds": { atMost: "amount" },
  prevent: { amount: "amount" },
  "no-melee": {},
  "melee-in-ranged-step": {},
  "end-power": {},
  thorns: { amount: "amount" },
  "heal-after-hit": { amount: "amount" },
  steal: { items: "amount" },
  "forbid-cards": { fromCost: "amount" },
  die: { change: "change" },
  "reroll-die": {},
  heal: { amount: "amount" },
  draw: { cards: "amount" },
  energy: { change: "change" },
  flip: {},
  "track-challenge": {},
  spaces: { change: "change" },
  "ignore-aggro": {},
  "go-to-city": {},
  wound: { amount: "amount", spares: "yes?" },
  "lose-energy": {},
  "discard-random": { cards: "amount" },
  "lose-bag-item": { items: "amount" },
  "discard-attached": { cards: "amount" },
  "city-resources": { heal: "amount", study: "amount" },
  "no-hero-fights": {},
};

/** What may stand beside every effect. */
export const besides: Readonly<Record<keyof Besides, readonly (string | number)[]>> = {
  on: ["opponent", "active-hero", "heroes", "heroes-outside-cities", "encounters", "everybody"],
  each: ["turn-start", "movement-roll"],
  step: ["ranged", "melee"],
  ifRolled: [2, 3, 4, 5, 6],
  until: ["turn-end"],
};
