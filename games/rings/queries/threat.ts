import type { RingsContent } from "../content/content.js";
import { printedOn } from "../content/lookup.js";
import type { CardId } from "../state.js";

/** LR-end-1: at this threat a player is eliminated. */
export const eliminationLevel = 50;

/** LR-setup-6: the threat that heroes cost together, by their copies or titles. */
export function threatCostOf(content: RingsContent, heroes: readonly CardId[]): number {
  return heroes.reduce((sum, hero) => sum + (printedOn(content, hero)?.threatCost ?? 0), 0);
}
