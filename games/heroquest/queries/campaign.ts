import type { HeroQuestView } from "../view.js";

/** A quest is over and the next hasn't begun: the board doesn't matter. */
export function isBetween({ campaign, introduced }: Pick<HeroQuestView, "campaign" | "introduced">): boolean {
  if (!campaign || campaign.record.length === 0) return false;
  return !introduced || Object.keys(campaign.sheets).length > 0;
}
