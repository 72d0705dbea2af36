import type { RingsContent } from "../content/content.js";
import { cardOf } from "../content/lookup.js";
import type { CardId } from "../state.js";
import type { RingsView } from "../view.js";
import { isEnemy } from "./table.js";

/** The enemies in the staging area. */
export function stagedEnemies(s: RingsView): CardId[] {
  return s.staging.filter(isEnemy);
}

/** LR-encounter-3: whether an enemy in the staging area engages a player with so much threat. */
export function wouldEngage(content: RingsContent, enemy: CardId, threat: number): boolean {
  return cardOf(content, enemy).engagementCost! <= threat;
}
