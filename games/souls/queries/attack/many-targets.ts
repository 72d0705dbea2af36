import type { Figure } from "../../state.js";
import type { SoulsView } from "../../view.js";
import { figuresIn } from "../figures.js";

/** SS-15.10-a: of a Horde one figure alone, for this is no AoE. */
export function whoElse(s: SoulsView, struck: readonly Figure[]): Figure[] {
  const [first] = struck as [Figure];
  return figuresIn(s, first.area, "enemies").filter((one) =>
    struck.every(({ belongsTo }) => belongsTo !== one.belongsTo),
  );
}

/** Whether two of them belong together: then they are named one after the other. */
export function hasHorde(figures: readonly Figure[]): boolean {
  return unitsAmong(figures) < figures.length;
}

function unitsAmong(figures: readonly Figure[]): number {
  return new Set(figures.map(({ belongsTo }) => belongsTo)).size;
}

/** How many others an attack on several could strike beside its target. */
export function mostBeside(s: SoulsView, target: Figure): number {
  return unitsAmong(whoElse(s, [target]));
}
