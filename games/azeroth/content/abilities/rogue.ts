import type { Ability } from "../types.js";
import { attack, damage, defence, heal, ignoreAggro, opponentsDie, ranged, spaces } from "../vocabulary.js";

/** AZ-abil-1: the 23 cards of the rogue. */
export const rogueAbilities: Readonly<Record<string, Ability>> = {
  stab: { class: "rogue", copies: 3, cost: 1, time: "combat", effects: [attack(1)] },
  "low-blow": { class: "rogue", copies: 3, cost: 2, time: "combat", effects: [attack(1), damage(1)] },
  evade: { class: "rogue", copies: 3, cost: 1, time: "combat", effects: [defence(2)] },
  vanish: { class: "rogue", copies: 2, cost: 1, time: "movement", effects: [ignoreAggro] },
  pickpocket: {
    class: "rogue",
    copies: 2,
    cost: 1,
    time: "combat",
    effects: [attack(1), { effect: "steal", items: 2 }],
  },
  poison: { class: "rogue", copies: 2, cost: 2, time: "turn", attach: "weapon", effects: [damage(1)] },
  sprint: { class: "rogue", copies: 2, cost: 1, time: "movement", effects: [spaces(3)] },
  "dirty-trick": { class: "rogue", copies: 2, cost: 1, time: "combat", effects: [opponentsDie] },
  "thrown-knife": { class: "rogue", copies: 2, cost: 1, time: "combat", effects: [ranged(3)] },
  bandage: { class: "rogue", copies: 2, cost: 1, time: "turn", effects: [heal(2)] },
};
