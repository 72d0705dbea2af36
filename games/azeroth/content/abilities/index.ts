import type { Ability } from "../types.js";
import { druidAbilities } from "./druid.js";
import { hunterAbilities } from "./hunter.js";
import { mageAbilities } from "./mage.js";
import { paladinAbilities } from "./paladin.js";
import { rogueAbilities } from "./rogue.js";
import { shamanAbilities } from "./shaman.js";
import { warlockAbilities } from "./warlock.js";
import { warriorAbilities } from "./warrior.js";

/** Ten names for each class. */
export const abilities: Readonly<Record<string, Ability>> = {
  ...warriorAbilities,
  ...paladinAbilities,
  ...rogueAbilities,
  ...hunterAbilities,
  ...mageAbilities,
  ...warlockAbilities,
  ...shamanAbilities,
  ...druidAbilities,
};
