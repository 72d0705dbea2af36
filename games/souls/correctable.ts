import { type Correctable, Corrections, type Origin } from "@tavolata/kernel";
import { baseContent } from "./base-content.js";
import { dieFaceProblems, dieFaces } from "./content/die-faces.js";
import { tileSides } from "./content/tiles/index.js";
import type { Entry } from "./content/types/verified.js";
import { tableProblems } from "./content/validate/tables.js";
import { isVerified } from "./content/validate/verified.js";
import { renewDice } from "./dice.js";
import { renewContent } from "./tables.js";

/** The cards, tokens and dice of the box, as an owner would correct them (docs/correct-a-table.md). */
export const correctable: Correctable = {
  tables: { ...baseContent, dice: dieFaces },
  // An enemy card is known by its seals.
  fixed: ["letter", "number", "seals", "verified"],
  words: ["damage"],
  // How an enemy thinks: the lines of its scroll.
  notPrinted: ["lines"],
  ranges: { dice: { min: 0, max: 10 } },
  renew() {
    renewDice();
    renewContent(baseContent);
  },
  problems: () => [...tableProblems({ ...baseContent, tileSides }), ...dieFaceProblems()],
  originOf,
};

/** SS-6.2-dice: the rulebook prints no dice; of the cards only what its examples need. */
function originOf(table: string, entry: string, field: string): Origin {
  const found = (correctable.tables[table] as Readonly<Record<string, Entry>> | undefined)?.[entry];
  return found && table !== "dice" && isVerified(found, field) ? "rulebook" : "ours";
}

/** What the tables of this process have in force. */
export const corrections = new Corrections(correctable);
