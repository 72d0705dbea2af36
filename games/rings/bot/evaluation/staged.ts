import type { RingsContent } from "../../content/content.js";
import { stands, statistic } from "../../queries/statistics.js";
import type { CardId } from "../../state.js";
import type { RingsView } from "../../view.js";

/** The threat of a card in the staging area as far as it counts. */
export function countedThreat(content: RingsContent, s: RingsView, id: CardId): number {
  return stands(s, "threat-not-counted", id) ? 0 : statistic(content, s, s.cards[id]!, "threat");
}
