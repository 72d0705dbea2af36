import type { ItemCard } from "../types.js";
import { emporium } from "./emporium.js";
import { soulWeapons } from "./soul-weapons.js";
import { stash } from "./stash.js";
import { questTreasures, treasures } from "./treasure.js";

const table = { ...stash, ...emporium, ...treasures, ...questTreasures, ...soulWeapons };

export type ItemId = keyof typeof table;

/** Every card that a hero can carry, by its name. */
export const itemCards: Readonly<Record<ItemId, ItemCard>> = table;

export { building } from "./building.js";
export { emporium } from "./emporium.js";
export { soulWeapons } from "./soul-weapons.js";
export { stash } from "./stash.js";
export { crownsCards, questTreasures, treasures } from "./treasure.js";
