import type { Item } from "../types.js";
import { armours } from "./armours.js";
import { bagItems } from "./bag-items.js";
import { weapons } from "./weapons.js";

/** Seventeen families of items in four colours. */
export const items: Readonly<Record<string, Item>> = { ...weapons, ...armours, ...bagItems };
