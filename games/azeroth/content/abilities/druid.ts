import type { Ability } from "../types.js";
import { attack, damage, draw, heal, opponentsMelee, prevent, spaces } from "../vocabulary.js";

/** AZ-abil-1: the 23 cards of the druid. */
export const druidAbilities: Readonly<Record<string, Ability>> = {
  "thorn-dart": { class: "druid", copies: 3, cost: 1, time: "combat", effects: [attack(1)] },
  claw: { class: "druid", copies: 3, cost: 2, time: "combat", effects: [attack(2)] },
  "bark-hide": { class: "druid", copies: 3, cost: 1, time: "combat", effects: [prevent(1)] },
  "green-sap": {
    class: "druid",
    copies: 2,
    cost: 2,
    time: "turn",
    attach: "hero",
    effects: [{ ...heal(1), each: "turn-start" }],
  },
  "change-shape": { class: "druid", copies: 2, cost: 0, time: "turn", effects: [{ effect: "flip" }, draw(1)] },
  brambles: { class: "druid", copies: 2, cost: 1, time: "combat", effects: [{ effect: "thorns", amount: 1 }] },
  "stag-stride": { class: "druid", copies: 2, cost: 1, time: "movement", effects: [spaces(2)] },
  roots: { class: "druid", copies: 2, cost: 1, time: "combat", effects: [opponentsMelee] },
  moonlight: { class: "druid", copies: 2, cost: 1, time: "combat", effects: [damage(1)] },
  "forest-gift": { class: "druid", copies: 2, cost: 1, time: "turn", effects: [heal(2)] },
};
