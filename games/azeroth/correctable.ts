import { type Correctable, Corrections } from "@tavolata/kernel";
import { forgetFights } from "./bot/remembered-fights.js";
import { abilities } from "./content/abilities/index.js";
import { characters } from "./content/characters.js";
import { discoveries } from "./content/discoveries.js";
import { encounters } from "./content/encounters/index.js";
import { encounterPowers } from "./content/encounters/powers.js";
import { events } from "./content/events.js";
import { items } from "./content/items/index.js";
import { spaces } from "./content/map.js";
import { movementFaces } from "./content/movement-faces.js";
import { eliteQuests } from "./content/quests/elite.js";
import { startingQuests } from "./content/quests/starting.js";
import { trophies } from "./content/trophies.js";
import { tableProblems } from "./content/validate/tables.js";
import { renewMovementDie } from "./dice.js";
import { renewFaces } from "./play/card.js";
import { renewEffects } from "./tables.js";

const tables = {
  abilities,
  characters,
  discoveries,
  encounters,
  events,
  items,
  eliteQuests,
  startingQuests,
  trophies,
  spaces,
};

/**
 * What can be tried with another value. The decks are counted once: numbers of copies and colours stay, as do the roads and what lies along them.
 * All of it is our own default: the rulebook prints neither cards nor dice.
 */
export const correctable: Correctable = {
  tables: { ...tables, dice: movementFaces },
  fixed: ["city", "class", "colour", "colours", "copies", "links", "number", "resources"],
  words: ["aggro"],
  // A weapon may weigh its bearer down as well as help.
  changes: ["change"],
  // A weak creature may have an attack of 0, and a face of the die no energy.
  ranges: {
    dice: { min: 0, max: 9 },
    "characters.melee": { min: 0, max: 24 },
    "characters.ranged": { min: 0, max: 24 },
    "encounters.melee": { min: 0, max: 32 },
    "encounters.ranged": { min: 0, max: 32 },
    "spaces.printed.melee": { min: 0, max: 36 },
    "spaces.printed.ranged": { min: 0, max: 36 },
  },
  renew() {
    renewMovementDie();
    renewEffects();
    renewFaces();
    forgetFights();
  },
  problems: () => tableProblems({ ...tables, encounterPowers }),
};

/** What the tables of this process have in force. */
export const corrections = new Corrections(correctable);
