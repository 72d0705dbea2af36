import type { Ability } from "../types.js";
import { attack, damage, defence, draw, energy, opponentsDie, prevent, spaces } from "../vocabulary.js";

/** AZ-abil-1: the 23 cards of the mage. */
export const mageAbilities: Readonly<Record<string, Ability>> = {
  spark: { class: "mage", copies: 3, cost: 1, time: "combat", effects: [attack(1)] },
  "flame-dart": { class: "mage", copies: 3, cost: 2, time: "combat", effects: [attack(2)] },
  chill: { class: "mage", copies: 3, cost: 1, time: "combat", effects: [opponentsDie] },
  skip: { class: "mage", copies: 2, cost: 1, time: "movement", effects: [spaces(3)] },
  "frost-wall": { class: "mage", copies: 2, cost: 1, time: "combat", effects: [prevent(2)] },
  "rune-shell": { class: "mage", copies: 2, cost: 2, time: "turn", attach: "hero", effects: [defence(1)] },
  insight: { class: "mage", copies: 2, cost: 1, time: "exploration", effects: [draw(2)] },
  flare: { class: "mage", copies: 2, cost: 1, time: "combat", effects: [damage(1)] },
  doorway: { class: "mage", copies: 2, cost: 2, time: "movement", effects: [{ effect: "go-to-city" }] },
  "focus-stone": { class: "mage", copies: 2, cost: 0, time: "turn", effects: [energy(1), draw(1)] },
};
