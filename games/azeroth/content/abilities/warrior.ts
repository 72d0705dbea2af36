import type { Ability } from "../types.js";
import { attack, damage, defence, heal, opponentsDie, prevent, spaces } from "../vocabulary.js";

/** AZ-abil-1: the 23 cards of the warrior. */
export const warriorAbilities: Readonly<Record<string, Ability>> = {
  "heavy-blow": { class: "warrior", copies: 3, cost: 1, time: "combat", effects: [attack(1)] },
  "crushing-blow": { class: "warrior", copies: 3, cost: 2, time: "combat", effects: [attack(2)] },
  brace: { class: "warrior", copies: 3, cost: 1, time: "combat", effects: [prevent(1)] },
  fury: { class: "warrior", copies: 2, cost: 1, time: "combat", effects: [{ effect: "damage-by-wounds", atMost: 2 }] },
  "deep-cut": { class: "warrior", copies: 2, cost: 1, time: "combat", effects: [damage(1)] },
  bulwark: { class: "warrior", copies: 2, cost: 2, time: "turn", attach: "hero", effects: [defence(1)] },
  "war-cry": { class: "warrior", copies: 2, cost: 1, time: "combat", effects: [opponentsDie] },
  "forced-march": { class: "warrior", copies: 2, cost: 1, time: "movement", effects: [spaces(2)] },
  "second-wind": { class: "warrior", copies: 2, cost: 1, time: "turn", effects: [heal(2)] },
  "keen-edge": { class: "warrior", copies: 2, cost: 1, time: "turn", attach: "weapon", effects: [attack(1)] },
};
