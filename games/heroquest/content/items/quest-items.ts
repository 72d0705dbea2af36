import type { Item } from "../types.js";
import { everybody } from "./who-may-use.js";

const burden = { class: "treasure", tags: [], hands: 0, allowed: everybody } as const;

const table = {
  /** Things that a quest is about. They can't be bought, and only a quest gives them. */
  "silver-bell": { ...burden, gold: 100, load: 2 },
  "tax-chest": {
    ...burden,
    gold: 300,
    load: 4,
    use: "carried",
    effects: [{ effect: "movement-dice", change: -1, until: "while-carried" }],
  },
  "barrow-crown": { ...burden, gold: 200, load: 1 },
  "iron-key": { ...burden, gold: 5, load: 0 },
  "star-map": { ...burden, gold: 50, load: 0 },
} as const satisfies Record<string, Item>;

export type QuestItemId = keyof typeof table;

export const questItems: Readonly<Record<QuestItemId, Item>> = table;
