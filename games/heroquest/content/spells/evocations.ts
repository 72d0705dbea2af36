import type { Spell } from "../types.js";

const evocation = { class: "evocation", cost: 2, unpaid: "as-paid" } as const;

/** HQ-8.6-d: treasure of the quests. Cast with or without its cost, once. */
export const evocations = {
  "grey-wolf": {
    ...evocation,
    target: { who: "none", range: "adjacent" },
    paid: [{ effect: "summon-ally", ally: "wolf", until: "end-of-quest" }],
    failed: [{ effect: "summon-ally", ally: "piglet", until: "end-of-round" }],
  },
  "stone-sentinel": {
    ...evocation,
    target: { who: "none", range: "adjacent" },
    paid: [{ effect: "summon-ally", ally: "sentinel", until: "end-of-next-round" }],
    failed: [{ effect: "cannot-move", until: "next-own-turn-over", on: "user" }],
  },
  "watching-hawk": {
    ...evocation,
    target: { who: "none", range: "adjacent" },
    paid: [
      { effect: "summon-ally", ally: "hawk", until: "end-of-quest" },
      { effect: "reveal", what: ["figures"], area: "behind-door" },
    ],
    failed: [{ effect: "summon-ally", ally: "piglet", until: "end-of-round" }],
  },
  "voice-of-the-ancestors": {
    ...evocation,
    target: { who: "friend", range: "sight" },
    paid: [
      { effect: "heal-mind", amount: 2 },
      { effect: "immune", to: "fear", until: "end-of-quest" },
    ],
    failed: [{ effect: "lose-mind", amount: 1, on: "user" }],
  },
  "hand-of-the-river": {
    ...evocation,
    target: { who: "enemy", range: "sight" },
    paid: [
      { effect: "push", squares: 4 },
      { effect: "lose-action", amount: 1 },
    ],
    failed: [{ effect: "push", squares: 2, on: "nearest-friend" }],
  },
  "cloud-of-moths": {
    ...evocation,
    target: { who: "none", range: "room" },
    paid: [{ effect: "attack-limit", dice: 1, until: "next-own-turn-over", on: "enemies-in-room" }],
    failed: [{ effect: "attack-limit", dice: 1, until: "next-own-turn-over", on: "user" }],
  },
  "shield-bearer": {
    ...evocation,
    target: { who: "self-or-friend", range: "sight" },
    paid: [{ effect: "defence-dice", change: 2, until: "end-of-next-round" }],
    failed: [{ effect: "half-defence", until: "next-own-turn", on: "user" }],
  },
  "spirit-of-the-hearth": {
    ...evocation,
    target: { who: "none", range: "adjacent" },
    paid: [
      { effect: "heal-body", amount: 2, on: "user" },
      { effect: "heal-body", amount: 2, on: "friends-adjacent" },
    ],
    failed: [{ effect: "lose-body", amount: 1, on: "user" }],
  },
} as const satisfies Record<string, Spell>;
