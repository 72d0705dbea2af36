import type { Correctable } from "@tavolata/kernel";
import { forgetFights } from "./bot/remembered-fights.js";
import { abilities } from "./content/abilities/index.js";
import { characters } from "./content/characters.js";
import { discoveries } from "./content/discoveries.js";
import { encounters } from "./content/encounters/index.js";
import { encounterPowers } from "./content/encounters/powers.js";
import { events } from "./content/events.js";
import { items } from "./content/items/index.js";
import { spaces } from "./content/map.js";
import { eliteQuests } from "./content/quests/elite.js";
import { startingQuests } from "./content/quests/starting.js";
import { trophies } from "./content/trophies.js";
import { tableProblems } from "./content/validate/tables.js";

const tables = { abilities, characters, discoveries, encounters, events, items, eliteQuests, startingQuests, trophies };

/** What can be tried with another value. The decks are counted once: numbers of copies and colours stay. */
export const correctable: Correctable = {
  tables,
  fixed: ["class", "colour", "colours", "copies", "number"],
  renew: forgetFights,
  problems: () => tableProblems({ ...tables, encounterPowers, spaces }),
};
