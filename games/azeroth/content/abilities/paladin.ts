import type { Ability } from "../types.js";
import { attack, damage, defence, draw, heal, opponentsPower, prevent, spaces } from "../vocabulary.js";

/** AZ-abil-1: the 23 cards of the paladin. */
export const paladinAbilities: Readonly<Record<string, Ability>> = {
  "bright-blow": { class: "paladin", copies: 3, cost: 1, time: "combat", effects: [attack(1)] },
  verdict: { class: "paladin", copies: 3, cost: 2, time: "combat", effects: [attack(2)] },
  "shield-of-light": { class: "paladin", copies: 3, cost: 1, time: "combat", effects: [prevent(1)] },
  "healing-prayer": { class: "paladin", copies: 2, cost: 1, time: "turn", effects: [heal(3)] },
  blessing: { class: "paladin", copies: 2, cost: 2, time: "turn", attach: "weapon", effects: [damage(1)] },
  steadfast: { class: "paladin", copies: 2, cost: 2, time: "turn", attach: "hero", effects: [defence(1)] },
  rebuke: { class: "paladin", copies: 2, cost: 1, time: "combat", effects: [attack(1), opponentsPower] },
  "hard-ride": { class: "paladin", copies: 2, cost: 1, time: "movement", effects: [spaces(2)] },
  "hold-fast": { class: "paladin", copies: 2, cost: 2, time: "combat", effects: [prevent(3)] },
  vow: { class: "paladin", copies: 2, cost: 0, time: "turn", effects: [draw(1)] },
};
