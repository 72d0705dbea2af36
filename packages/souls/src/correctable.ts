import type { Correctable } from "@tavolata/kernel";
import { baseContent } from "./base-content.js";
import { tileSides } from "./content/tiles/index.js";
import { tableProblems } from "./content/validate/tables.js";
import { renewContent } from "./tables.js";

/** The cards and tokens of the box, as an owner would correct them (docs/correct-a-table.md). */
export const correctable: Correctable = {
  tables: { ...baseContent },
  renew: () => renewContent(baseContent),
  problems: () => tableProblems({ ...baseContent, tileSides }),
};
