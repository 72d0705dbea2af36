import type { Spell } from "../types.js";

const dark = { class: "antagonist", cost: 0, unpaid: "as-paid" } as const;

/** HQ-19.1-b: the twelve spells of the Evil Wizard's side. They cost nothing and are gone after use. */
export const antagonistSpells = {
  "cinder-burst": {
    ...dark,
    harm: "fire",
    target: { who: "enemy", range: "sight" },
    paid: [{ effect: "strike", dice: 4, defence: "full" }],
    failed: [{ effect: "strike", dice: 1, defence: "none", on: "user" }],
  },
  "choking-dusk": {
    ...dark,
    target: { who: "none", range: "room" },
    paid: [{ effect: "held", until: "freed", on: "all-heroes-in-room" }],
    failed: [{ effect: "lose-turn", on: "user" }],
  },
  "puppet-strings": {
    ...dark,
    target: { who: "enemy", range: "sight", withMind: true },
    paid: [{ effect: "commanded" }],
    failed: [{ effect: "lose-turn", on: "user" }],
  },
  vanish: {
    ...dark,
    target: { who: "self", range: "self" },
    paid: [{ effect: "go-to-refuge" }],
    failed: [{ effect: "nothing" }],
  },
  "creeping-terror": {
    ...dark,
    harm: "fear",
    target: { who: "enemy", range: "sight" },
    paid: [{ effect: "attack-limit", dice: 1, until: "freed" }],
    failed: [{ effect: "attack-limit", dice: 1, until: "next-own-turn-over", on: "user" }],
  },
  "rain-of-fire": {
    ...dark,
    harm: "fire",
    target: { who: "none", range: "room" },
    paid: [{ effect: "strike", dice: 3, defence: "armour", on: "figures-in-room" }],
    failed: [{ effect: "strike", dice: 2, defence: "none", on: "user" }],
  },
  "forked-bolt": {
    ...dark,
    target: { who: "enemy", range: "sight" },
    paid: [{ effect: "strike", dice: 3, defence: "none", on: "line" }],
    failed: [{ effect: "nothing" }],
  },
  "rust-breath": {
    ...dark,
    target: { who: "enemy", range: "sight" },
    paid: [{ effect: "destroy-item", what: "metal-weapon-or-helmet" }],
    failed: [{ effect: "attack-dice", change: -1, until: "next-own-turn-over", on: "user" }],
  },
  "heavy-eyes": {
    ...dark,
    target: { who: "enemy", range: "sight", withMind: true },
    paid: [{ effect: "sleep" }],
    failed: [{ effect: "sleep", on: "user" }],
  },
  "call-the-horde": {
    ...dark,
    target: { who: "none", range: "adjacent" },
    paid: [
      {
        effect: "summon",
        figures: [
          { from: 1, to: 3, figures: { goblin: 3 } },
          { from: 4, to: 5, figures: { goblin: 2, orc: 1 } },
          { from: 6, to: 6, figures: { orc: 3 } },
        ],
      },
    ],
    failed: [{ effect: "lose-turn", on: "user" }],
  },
  "open-the-graves": {
    ...dark,
    target: { who: "none", range: "adjacent" },
    paid: [
      {
        effect: "summon",
        figures: [
          { from: 1, to: 3, figures: { skeleton: 2 } },
          { from: 4, to: 5, figures: { skeleton: 2, zombie: 1 } },
          { from: 6, to: 6, figures: { zombie: 1, mummy: 1 } },
        ],
      },
    ],
    failed: [{ effect: "lose-turn", on: "user" }],
  },
  "whirling-air": {
    ...dark,
    target: { who: "enemy", range: "sight" },
    paid: [{ effect: "lose-turn" }],
    failed: [{ effect: "push", squares: 1, on: "user" }],
  },
} as const satisfies Record<string, Spell>;
