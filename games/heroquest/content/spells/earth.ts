import type { Spell } from "../types.js";

const normal = { class: "normal", element: "earth", unpaid: "as-paid" } as const;
const primordial = { class: "primordial", element: "earth", cost: 0, unpaid: "as-paid" } as const;

/** HQ-1.2.a: the knowledge of earth. */
export const earth = {
  "stone-fist": {
    ...normal,
    cost: 1,
    target: { who: "self", range: "self" },
    paid: [{ effect: "attack-at-least", dice: 3, until: "next-attack" }],
    failed: [{ effect: "attack-dice", change: -1, until: "next-attack", on: "user" }],
  },
  "iron-grip": {
    ...normal,
    cost: 1,
    target: { who: "enemy", range: "sight" },
    paid: [{ effect: "cannot-move", until: "next-own-turn-over" }],
    failed: [{ effect: "cannot-move", until: "end-of-turn", on: "user" }],
  },
  "dig-free": {
    ...normal,
    cost: 1,
    target: { who: "self-or-friend", range: "sight" },
    paid: [{ effect: "dig-out" }, { effect: "climb-out" }],
    failed: [{ effect: "strike", dice: 1, defence: "none", on: "user" }],
  },
  tremor: {
    ...normal,
    cost: 2,
    target: { who: "none", range: "room" },
    paid: [{ effect: "strike", dice: 1, defence: "none", on: "enemies-in-room" }],
    unpaid: [{ effect: "strike", dice: 1, defence: "full", on: "enemies-in-room" }],
    failed: [{ effect: "strike", dice: 1, defence: "full", on: "figures-in-room" }],
  },
  "mend-flesh": {
    ...normal,
    cost: 2,
    target: { who: "self-or-friend", range: "adjacent" },
    paid: [{ effect: "heal-body", amount: 2 }],
    unpaid: [{ effect: "heal-body", amount: 1 }],
    failed: [{ effect: "lose-mind", amount: 1, on: "user" }],
  },
  "wall-of-stone": {
    ...normal,
    cost: 3,
    target: { who: "square", range: "sight" },
    paid: [{ effect: "block-squares", squares: 2, until: "end-of-next-round" }],
    unpaid: [{ effect: "block-squares", squares: 1, until: "end-of-next-round" }],
    failed: [{ effect: "cannot-move", until: "next-own-turn-over", on: "user" }],
  },
  "heal-body": {
    ...primordial,
    target: { who: "self-or-friend", range: "sight" },
    paid: [{ effect: "heal-body", amount: 4 }],
    failed: [{ effect: "lose-body", amount: 1, on: "user" }],
  },
  "pass-through-rock": {
    ...primordial,
    target: { who: "self-or-friend", range: "sight" },
    paid: [{ effect: "pass-through", what: "walls", until: "next-move" }],
    failed: [{ effect: "cannot-move", until: "next-own-turn-over", on: "user" }],
  },
  "rock-skin": {
    ...primordial,
    restore: 3,
    target: { who: "self-or-friend", range: "sight" },
    paid: [{ effect: "defence-dice", change: 1, until: "next-wound" }],
    failed: [{ effect: "half-movement", until: "next-own-turn-over", on: "user" }],
  },
} as const satisfies Record<string, Spell>;
