import type { Item } from "../types.js";
import { attack, damage, ranged } from "../vocabulary.js";
import { family } from "./family.js";

/** AZ-item-2: one of them may be equipped. */
export const weapons: Readonly<Record<string, Item>> = {
  ...family(1, "weapon", ["warrior", "paladin", "rogue"], {
    grey: ["rusty-sword", attack(1)],
    green: ["soldiers-sword", attack(1), damage(1)],
    yellow: ["knights-sword", attack(2)],
    red: ["dragon-sword", attack(3)],
  }),
  ...family(2, "weapon", ["warrior", "hunter", "shaman"], {
    grey: ["iron-axe", attack(1)],
    green: ["war-axe", attack(1), damage(1)],
    yellow: ["storm-axe", attack(1), damage(1)],
    red: ["titan-axe", attack(2), damage(1)],
  }),
  ...family(3, "weapon", ["hunter", "rogue"], {
    grey: ["short-bow", ranged(1)],
    green: ["hunting-bow", ranged(1), damage(1)],
    yellow: ["long-bow", ranged(2)],
    red: ["wyrm-bow", ranged(3)],
  }),
  ...family(4, "weapon", ["mage", "warlock", "shaman", "druid"], {
    grey: ["ash-staff", attack(1)],
    green: ["oak-staff", attack(1), damage(1)],
    yellow: ["rune-staff", attack(2)],
    red: ["star-staff", attack(3)],
  }),
  ...family(5, "weapon", ["warrior", "paladin", "shaman", "druid"], {
    grey: ["club", attack(1)],
    green: ["iron-mace", attack(1), damage(1)],
    yellow: ["blessed-mace", attack(2)],
    red: ["sun-mace", attack(3)],
  }),
  ...family(6, "weapon", [], {
    grey: ["camp-knife", attack(1)],
    green: ["steel-knife", attack(1)],
    yellow: ["silver-knife", attack(2)],
    red: ["shadow-knife", attack(2)],
  }),
};
