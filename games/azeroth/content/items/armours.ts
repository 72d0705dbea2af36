import type { Item } from "../types.js";
import { defence } from "../vocabulary.js";
import { family } from "./family.js";

/** AZ-item-3: one of them may be equipped. */
export const armours: Readonly<Record<string, Item>> = {
  ...family(7, "armour", ["warrior", "paladin"], {
    grey: ["dented-plate", defence(1)],
    green: ["plate-coat", defence(2)],
    yellow: ["great-plate", defence(3)],
    red: ["dragon-plate", defence(4)],
  }),
  ...family(8, "armour", ["warrior", "paladin", "hunter", "shaman"], {
    grey: ["ring-mail", defence(1)],
    green: ["chain-mail", defence(2)],
    yellow: ["scale-mail", defence(2)],
    red: ["rune-mail", defence(3)],
  }),
  ...family(9, "armour", ["rogue", "hunter", "shaman", "druid"], {
    grey: ["hide-vest", defence(1)],
    green: ["leather-coat", defence(2)],
    yellow: ["studded-coat", defence(2)],
    red: ["wyvern-coat", defence(3)],
  }),
  ...family(10, "armour", ["mage", "warlock", "druid"], {
    grey: ["wool-robe", defence(1)],
    green: ["silk-robe", defence(2)],
    yellow: ["rune-robe", defence(2)],
    red: ["star-robe", defence(3)],
  }),
  ...family(11, "armour", [], {
    grey: ["travel-cloak", defence(1)],
    green: ["green-cloak", defence(1)],
    yellow: ["storm-cloak", defence(2)],
    red: ["night-cloak", defence(2)],
  }),
};
