import type { Item } from "../types.js";
import { casters } from "./who-may-use.js";

const rune = {
  class: "rune",
  tags: ["magic-object"],
  gold: 150,
  load: 0,
  hands: 0,
  allowed: casters,
  use: "magic-action",
} as const;

const table = {
  "rune-of-warding": {
    ...rune,
    cost: 1,
    target: { who: "self-or-friend", range: "sight" },
    effects: [{ effect: "defence-dice", change: 1, until: "next-wound" }],
  },
  "rune-of-opening": {
    ...rune,
    cost: 1,
    target: { who: "door", range: "sight" },
    effects: [{ effect: "open-door", range: "sight" }],
  },
  "rune-of-seeing": {
    ...rune,
    cost: 1,
    target: { who: "none", range: "room" },
    effects: [{ effect: "reveal", what: ["traps", "magical-traps"], area: "room" }],
  },
  "rune-of-sparks": {
    ...rune,
    cost: 1,
    target: { who: "enemy", range: "sight" },
    effects: [{ effect: "strike", dice: 2, defence: "armour" }],
  },
  "rune-of-binding": {
    ...rune,
    cost: 2,
    target: { who: "enemy", range: "sight" },
    effects: [
      { effect: "cannot-move", until: "next-own-turn-over" },
      { effect: "lose-mind", amount: 1 },
    ],
  },
  "rune-of-homecoming": {
    ...rune,
    cost: 3,
    target: { who: "self", range: "self" },
    effects: [{ effect: "go-to-start", who: "self" }],
  },
} as const satisfies Record<string, Item>;

export type RuneId = keyof typeof table;

/** HQ-8.6-g: kept after use, for those with magic turns, at the price of mind points. */
export const runes: Readonly<Record<RuneId, Item>> = table;
