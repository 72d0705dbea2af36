import type { Item } from "../types.js";
import { everybody } from "./who-may-use.js";

const scroll = {
  class: "scroll",
  tags: ["magic-object"],
  gold: 75,
  load: 0,
  hands: 0,
  allowed: everybody,
  use: "magic-action",
  charges: 1,
} as const;

const table = {
  "scroll-of-mending": {
    ...scroll,
    target: { who: "self-or-friend", range: "sight" },
    effects: [{ effect: "heal-body", amount: 3 }],
  },
  "scroll-of-embers": {
    ...scroll,
    target: { who: "enemy", range: "sight" },
    effects: [{ effect: "strike", dice: 4, defence: "full" }],
  },
  "scroll-of-haste": {
    ...scroll,
    target: { who: "self-or-friend", range: "sight" },
    effects: [{ effect: "movement-dice", change: 2, until: "next-move" }],
  },
  "scroll-of-keys": {
    ...scroll,
    target: { who: "door", range: "board" },
    effects: [{ effect: "open-door", range: "board" }],
  },
  "scroll-of-waking": {
    ...scroll,
    target: { who: "self-or-friend", range: "sight" },
    effects: [{ effect: "heal-mind", amount: 3 }],
  },
  "scroll-of-shelter": {
    ...scroll,
    target: { who: "self-or-friend", range: "sight" },
    effects: [{ effect: "defence-dice", change: 2, until: "end-of-round" }],
  },
  "scroll-of-lamps": {
    ...scroll,
    target: { who: "none", range: "room" },
    effects: [{ effect: "reveal", what: ["traps", "magical-traps", "secret-doors"], area: "room" }],
  },
  "scroll-of-rest": {
    ...scroll,
    target: { who: "enemy", range: "sight", undeadOnly: true },
    effects: [{ effect: "strike", dice: 4, defence: "none" }],
  },
} as const satisfies Record<string, Item>;

export type ScrollId = keyof typeof table;

/** HQ-8.6-g: read once, by anybody, at no cost. */
export const scrolls: Readonly<Record<ScrollId, Item>> = table;
