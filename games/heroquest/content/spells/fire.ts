import type { Spell } from "../types.js";

const normal = { class: "normal", element: "fire", unpaid: "as-paid" } as const;
const primordial = { class: "primordial", element: "fire", cost: 0, unpaid: "as-paid" } as const;

/** HQ-1.2.a: the knowledge of fire. */
export const fire = {
  ember: {
    ...normal,
    cost: 1,
    target: { who: "enemy", range: "sight" },
    paid: [{ effect: "strike", dice: 1, defence: "none" }],
    failed: [{ effect: "strike", dice: 1, defence: "none", on: "user" }],
  },
  "burning-blade": {
    ...normal,
    cost: 1,
    target: { who: "self-or-friend", range: "sight" },
    paid: [{ effect: "attack-dice", change: 1, until: "next-attack" }],
    failed: [{ effect: "attack-dice", change: -1, until: "next-attack" }],
  },
  torchlight: {
    ...normal,
    cost: 1,
    target: { who: "none", range: "room" },
    paid: [{ effect: "reveal", what: ["traps", "secret-doors"], area: "room" }],
    unpaid: [{ effect: "reveal", what: ["traps"], area: "room" }],
    failed: [{ effect: "lose-mind", amount: 1, on: "user" }],
  },
  "flame-lash": {
    ...normal,
    cost: 2,
    target: { who: "enemy", range: "sight" },
    paid: [{ effect: "strike", dice: 3, defence: "full" }],
    unpaid: [{ effect: "strike", dice: 2, defence: "full" }],
    failed: [{ effect: "misdirect" }],
  },
  cauterise: {
    ...normal,
    cost: 2,
    target: { who: "self-or-friend", range: "adjacent" },
    paid: [
      { effect: "heal-body", amount: 3 },
      { effect: "lose-mind", amount: 1 },
    ],
    failed: [{ effect: "lose-body", amount: 1 }],
  },
  "ring-of-fire": {
    ...normal,
    cost: 3,
    target: { who: "none", range: "adjacent" },
    paid: [{ effect: "strike", dice: 3, defence: "armour", on: "enemies-adjacent" }],
    unpaid: [{ effect: "strike", dice: 2, defence: "armour", on: "enemies-adjacent" }],
    failed: [
      { effect: "strike", dice: 1, defence: "none", on: "user" },
      { effect: "strike", dice: 1, defence: "armour", on: "everybody-adjacent" },
    ],
  },
  "ball-of-flame": {
    ...primordial,
    target: { who: "enemy", range: "sight" },
    paid: [{ effect: "strike", dice: 4, defence: "full" }],
    failed: [{ effect: "misdirect" }],
  },
  courage: {
    ...primordial,
    restore: 3,
    target: { who: "self-or-friend", range: "sight" },
    paid: [
      { effect: "attack-dice", change: 2, until: "next-attack" },
      { effect: "immune", to: "fear", until: "end-of-quest" },
    ],
    failed: [{ effect: "half-defence", until: "next-own-turn", on: "user" }],
  },
  "fire-of-wrath": {
    ...primordial,
    target: { who: "enemy", range: "board" },
    paid: [{ effect: "strike", dice: 2, defence: "none" }],
    failed: [{ effect: "strike", dice: 1, defence: "none", on: "user" }],
  },
} as const satisfies Record<string, Spell>;
