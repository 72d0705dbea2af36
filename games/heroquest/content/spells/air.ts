import type { Spell } from "../types.js";

const normal = { class: "normal", element: "air", unpaid: "as-paid" } as const;
const primordial = { class: "primordial", element: "air", cost: 0, unpaid: "as-paid" } as const;

/** HQ-1.2.a: the knowledge of air. */
export const air = {
  gust: {
    ...normal,
    cost: 1,
    target: { who: "enemy", range: "sight" },
    paid: [{ effect: "push", squares: 2 }],
    failed: [{ effect: "push", squares: 2, on: "nearest-friend" }],
  },
  whisper: {
    ...normal,
    cost: 1,
    target: { who: "door", range: "sight" },
    paid: [{ effect: "reveal", what: ["figures"], area: "behind-door" }],
    failed: [{ effect: "lose-mind", amount: 1, on: "user" }],
  },
  "feather-step": {
    ...normal,
    cost: 1,
    target: { who: "self-or-friend", range: "sight" },
    paid: [{ effect: "pass-through", what: "traps", until: "next-move" }],
    failed: [{ effect: "cannot-move", until: "end-of-turn", on: "user" }],
  },
  "spark-arc": {
    ...normal,
    cost: 2,
    target: { who: "enemy", range: "sight" },
    paid: [
      { effect: "strike", dice: 2, defence: "armour" },
      { effect: "strike", dice: 1, defence: "armour", on: "enemies-adjacent-to-target" },
    ],
    unpaid: [{ effect: "strike", dice: 2, defence: "armour" }],
    failed: [{ effect: "strike", dice: 1, defence: "none", on: "user" }],
  },
  "arrow-veil": {
    ...normal,
    cost: 2,
    target: { who: "self-or-friend", range: "sight" },
    paid: [{ effect: "immune", to: "ranged", until: "end-of-next-round" }],
    failed: [{ effect: "defence-dice", change: -1, until: "next-defence", on: "user" }],
  },
  "call-familiar": {
    ...normal,
    cost: 2,
    target: { who: "none", range: "adjacent" },
    paid: [{ effect: "summon-ally", ally: "familiar", until: "end-of-quest" }],
    failed: [{ effect: "summon-ally", ally: "piglet", until: "end-of-round" }],
  },
  genie: {
    ...primordial,
    target: { who: "none", range: "board" },
    paid: [
      {
        effect: "choose",
        of: [
          {
            target: { who: "enemy", range: "sight" },
            effects: [{ effect: "strike", dice: 5, defence: "full" }],
          },
          { target: { who: "door", range: "board" }, effects: [{ effect: "open-door", range: "board" }] },
        ],
      },
    ],
    failed: [{ effect: "lose-turn", on: "user" }],
  },
  "swift-wind": {
    ...primordial,
    restore: 3,
    target: { who: "self-or-friend", range: "sight" },
    paid: [{ effect: "movement-dice", change: 2, until: "next-move" }],
    failed: [{ effect: "half-movement", until: "next-move", on: "user" }],
  },
  tempest: {
    ...primordial,
    target: { who: "enemy", range: "sight" },
    paid: [{ effect: "lose-turn" }],
    failed: [{ effect: "shift", squares: 2, chooser: "evil-wizard", on: "user" }],
  },
} as const satisfies Record<string, Spell>;
