import type { Ability } from "../types.js";
import { attack, damage, draw, energy, heal, opponentsPower, prevent, ranged, spaces } from "../vocabulary.js";

/** AZ-abil-1: the 23 cards of the shaman. */
export const shamanAbilities: Readonly<Record<string, Ability>> = {
  jolt: { class: "shaman", copies: 3, cost: 1, time: "combat", effects: [attack(1)] },
  "storm-blow": { class: "shaman", copies: 3, cost: 2, time: "combat", effects: [attack(1), damage(1)] },
  "stone-skin": { class: "shaman", copies: 3, cost: 1, time: "combat", effects: [prevent(1)] },
  totem: {
    class: "shaman",
    copies: 2,
    cost: 2,
    time: "turn",
    attach: "hero",
    effects: [{ ...energy(1), each: "movement-roll" }],
  },
  "soothing-rain": { class: "shaman", copies: 2, cost: 1, time: "turn", effects: [heal(2)] },
  "flame-brand": { class: "shaman", copies: 2, cost: 1, time: "turn", attach: "weapon", effects: [attack(1)] },
  "wolf-stride": { class: "shaman", copies: 2, cost: 1, time: "movement", effects: [spaces(2)] },
  "forked-bolt": { class: "shaman", copies: 2, cost: 2, time: "combat", effects: [ranged(3)] },
  unbind: { class: "shaman", copies: 2, cost: 1, time: "combat", effects: [attack(1), opponentsPower] },
  foresight: { class: "shaman", copies: 2, cost: 0, time: "turn", effects: [draw(1)] },
};
