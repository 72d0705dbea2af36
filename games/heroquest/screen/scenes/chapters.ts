import type { Chapters } from "@tavolata/ui/game/chapters.js";
import type { SomeOptions } from "../../options.js";
import type { HeroQuestSeen } from "../../view.js";

/** All quests of the book. */
const wholeBook = 14;

/** The quests of a campaign, with their gold and losses; nothing where none is played. */
export function chaptersIn({ state }: HeroQuestSeen, options: SomeOptions): Chapters | undefined {
  const { campaign, quest, introduced } = state;
  if (!campaign) return undefined;
  const isPlayed = introduced && Object.keys(campaign.sheets).length === 0;
  return {
    record: campaign.record.map(({ quest, won, rounds, gold, lost }) => ({ quest, won, rounds, gold, lost })),
    present: isPlayed && quest ? quest : undefined,
    length: options.campaignLength ?? wholeBook,
    fallen: campaign.fallen,
    score: undefined,
    shared: { title: "found", items: campaign.found },
  };
}
