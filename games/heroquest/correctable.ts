import { type Correctable, Corrections, type Origin, say, type TableProblem } from "@tavolata/kernel";
import { allies } from "./content/allies.js";
import { antagonists } from "./content/antagonists.js";
import { combatSides } from "./content/barrels.js";
import { champions } from "./content/champions.js";
import { archetypes } from "./content/heroes.js";
import { items } from "./content/items.js";
import { spells } from "./content/spells/index.js";
import { treasureDeck } from "./content/treasure-deck.js";
import { renewDice } from "./dice.js";

/** What can be tried with another value. Of the treasure cards the copies are counted once, when the content is read. */
export const correctable: Correctable = {
  tables: {
    items,
    champions,
    antagonists,
    allies,
    treasure: treasureDeck,
    spells,
    heroes: archetypes,
    dice: combatSides,
  },
  fixed: ["class", "copies", "element"],
  words: ["diagonal", "excludesShield", "throwable", "undead"],
  renew: renewDice,
  problems: dieProblems,
  originOf,
};

/** What the tables of this process have in force. */
export const corrections = new Corrections(correctable);

/** HQ-1.1-a: the number of sides. */
const sides = 6;

function dieProblems(): TableProblem[] {
  const { skull, lion, oval } = combatSides.combat;
  const count = skull + lion + oval;
  if (count === sides) return [];
  const problem = `A combat die has ${sides} sides, not ${count} (HQ-1.1-a).`;
  return [{ field: "dice.combat", problem, said: say("problem.die-sides", { count }) }];
}

/** Figures on which the published boxes agree; the rulebook gives none of them. */
const published: Readonly<Record<string, readonly string[]>> = {
  antagonists: ["move", "attack", "defence", "body", "mind", "figures"],
  heroes: ["blackDefence", "body", "mind", "movementDice"],
};

/** Prices on which they agree. */
const publishedPrices = [
  "dagger",
  "staff",
  "short-sword",
  "broadsword",
  "longsword",
  "battle-axe",
  "crossbow",
  "shield",
  "helmet",
  "chain-mail",
  "plate-mail",
  "tool-kit",
];

function originOf(table: string, entry: string, field: string): Origin {
  const isPrice = table === "items" && field === "gold" && publishedPrices.includes(entry);
  return isPrice || published[table]?.includes(field) ? "published" : "ours";
}
