import type { Ability } from "../types.js";
import { damage, defence, draw, heal, melee, opponentsMelee, ranged, spaces } from "../vocabulary.js";

/** AZ-abil-1: the 23 cards of the hunter. */
export const hunterAbilities: Readonly<Record<string, Ability>> = {
  "quick-shot": { class: "hunter", copies: 3, cost: 1, time: "combat", effects: [ranged(1)] },
  "careful-shot": { class: "hunter", copies: 3, cost: 2, time: "combat", effects: [ranged(2)] },
  snare: { class: "hunter", copies: 3, cost: 1, time: "combat", effects: [opponentsMelee] },
  companion: { class: "hunter", copies: 2, cost: 2, time: "turn", attach: "hero", effects: [melee(2)] },
  tracking: { class: "hunter", copies: 2, cost: 0, time: "turn", effects: [{ effect: "track-challenge" }, draw(1)] },
  "barbed-shot": { class: "hunter", copies: 2, cost: 1, time: "combat", effects: [damage(1)] },
  trailcraft: { class: "hunter", copies: 2, cost: 1, time: "movement", effects: [spaces(2)] },
  "keen-eye": { class: "hunter", copies: 2, cost: 2, time: "turn", attach: "hero", effects: [ranged(1)] },
  "field-dressing": { class: "hunter", copies: 2, cost: 1, time: "turn", effects: [heal(2)] },
  sidestep: { class: "hunter", copies: 2, cost: 1, time: "combat", effects: [defence(2)] },
};
