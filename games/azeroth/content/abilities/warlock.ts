import type { Ability } from "../types.js";
import { attack, damage, draw, energy, graze, opponentsDie, opponentsMelee, prevent, spaces } from "../vocabulary.js";

/** AZ-abil-1: the 23 cards of the warlock. */
export const warlockAbilities: Readonly<Record<string, Ability>> = {
  "dusk-bolt": { class: "warlock", copies: 3, cost: 1, time: "combat", effects: [attack(1)] },
  "ruin-bolt": { class: "warlock", copies: 3, cost: 2, time: "combat", effects: [attack(2)] },
  curse: { class: "warlock", copies: 3, cost: 1, time: "combat", effects: [opponentsDie] },
  leech: {
    class: "warlock",
    copies: 2,
    cost: 1,
    time: "combat",
    effects: [attack(1), { effect: "heal-after-hit", amount: 1 }],
  },
  "bound-imp": { class: "warlock", copies: 2, cost: 2, time: "turn", attach: "hero", effects: [prevent(1)] },
  "blood-bargain": { class: "warlock", copies: 2, cost: 0, time: "turn", effects: [graze, draw(2)] },
  rot: { class: "warlock", copies: 2, cost: 1, time: "combat", effects: [damage(1)] },
  terror: { class: "warlock", copies: 2, cost: 1, time: "combat", effects: [opponentsMelee] },
  "dusk-walk": { class: "warlock", copies: 2, cost: 1, time: "movement", effects: [spaces(2)] },
  "dark-shard": { class: "warlock", copies: 2, cost: 0, time: "turn", effects: [energy(1), draw(1)] },
};
