import { everybody } from "./items/who-may-use.js";
import type { Item, TreasureCard } from "./types.js";

const table = {
  "wandering-monster": { copies: 6, returns: true, effects: [{ effect: "wandering-antagonist" }] },
  hazard: { copies: 4, returns: true, effects: [{ effect: "hazard", dice: 1 }] },
  "found-healing": { copies: 3, returns: false, effects: [{ effect: "gain-item", item: "potion-of-healing" }] },
  "found-strength": { copies: 1, returns: false, effects: [{ effect: "gain-item", item: "potion-of-strength" }] },
  "found-speed": { copies: 1, returns: false, effects: [{ effect: "gain-item", item: "potion-of-speed" }] },
  "found-defence": { copies: 1, returns: false, effects: [{ effect: "gain-item", item: "potion-of-defence" }] },
  "found-clarity": { copies: 1, returns: false, effects: [{ effect: "gain-item", item: "potion-of-clarity" }] },
  "found-brew": { copies: 1, returns: false, effects: [{ effect: "gain-item", item: "heroic-brew" }] },
  "few-coins": { copies: 1, returns: false, effects: [{ effect: "gold", amount: 15 }] },
  "purse-of-gold": { copies: 2, returns: false, effects: [{ effect: "gold", amount: 25 }] },
  gem: { copies: 2, returns: false, effects: [{ effect: "gold", amount: 35 }] },
  jewels: { copies: 1, returns: false, effects: [{ effect: "gold", amount: 50 }] },
} as const satisfies Record<string, TreasureCard>;

export type TreasureId = keyof typeof table;

/** HQ-1.2.d: the twenty-four cards of the treasure deck. */
export const treasureDeck: Readonly<Record<TreasureId, TreasureCard>> = table;

const found = {
  "heroic-brew": {
    class: "treasure",
    tags: ["potion"],
    gold: 150,
    load: 0,
    hands: 0,
    allowed: everybody,
    use: "drunk",
    charges: 1,
    effects: [{ effect: "extra-action", amount: 2 }],
  },
} as const satisfies Record<string, Item>;

export type FoundItemId = keyof typeof found;

/** What only the treasure deck gives and nobody sells. */
export const foundItems: Readonly<Record<FoundItemId, Item>> = found;
