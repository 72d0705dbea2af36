import type { Spell } from "../types.js";

const normal = { class: "normal", element: "water", unpaid: "as-paid" } as const;
const primordial = { class: "primordial", element: "water", cost: 0, unpaid: "as-paid" } as const;

/** HQ-1.2.a: the knowledge of water. */
export const water = {
  "frost-touch": {
    ...normal,
    cost: 1,
    target: { who: "enemy", range: "adjacent" },
    paid: [
      { effect: "strike", dice: 1, defence: "none" },
      { effect: "half-movement", until: "next-own-turn-over" },
    ],
    failed: [{ effect: "half-movement", until: "next-own-turn-over", on: "user" }],
  },
  "ice-sheet": {
    ...normal,
    cost: 1,
    target: { who: "square", range: "sight" },
    paid: [{ effect: "ice-squares", squares: 4, until: "end-of-next-round" }],
    unpaid: [{ effect: "ice-squares", squares: 2, until: "end-of-next-round" }],
    failed: [{ effect: "cannot-move", until: "end-of-turn", on: "user" }],
  },
  cleanse: {
    ...normal,
    cost: 1,
    target: { who: "self-or-friend", range: "adjacent" },
    paid: [{ effect: "end-effects", what: "harmful" }],
    failed: [{ effect: "lose-mind", amount: 1, on: "user" }],
  },
  "clear-mind": {
    ...normal,
    cost: 2,
    target: { who: "friend", range: "sight" },
    paid: [{ effect: "heal-mind", amount: 2 }],
    failed: [{ effect: "lose-mind", amount: 1 }],
  },
  "mist-step": {
    ...normal,
    cost: 2,
    target: { who: "self", range: "self" },
    paid: [{ effect: "shift", squares: 6, chooser: "user" }],
    unpaid: [{ effect: "shift", squares: 3, chooser: "user" }],
    failed: [{ effect: "shift", squares: 3, chooser: "evil-wizard", on: "user" }],
  },
  "cold-grasp": {
    ...normal,
    cost: 3,
    target: { who: "enemy", range: "sight" },
    paid: [
      { effect: "strike", dice: 2, defence: "none" },
      { effect: "cannot-move", until: "next-own-turn-over" },
    ],
    unpaid: [{ effect: "cannot-move", until: "next-own-turn-over" }],
    failed: [{ effect: "half-defence", until: "next-own-turn", on: "user" }],
  },
  sleep: {
    ...primordial,
    target: { who: "enemy", range: "sight", withMind: true, notUndead: true },
    paid: [{ effect: "sleep" }],
    failed: [{ effect: "sleep", on: "user" }],
  },
  "veil-of-mist": {
    ...primordial,
    restore: 3,
    target: { who: "self-or-friend", range: "sight" },
    paid: [{ effect: "pass-through", what: "figures", until: "next-move" }],
    failed: [{ effect: "half-movement", until: "next-move", on: "user" }],
  },
  "water-of-healing": {
    ...primordial,
    target: { who: "self-or-friend", range: "sight" },
    paid: [{ effect: "heal-body", amount: 4 }],
    failed: [{ effect: "lose-body", amount: 1, on: "user" }],
  },
} as const satisfies Record<string, Spell>;
