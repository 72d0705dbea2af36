import type { Chapters } from "@tavolata/ui/game/chapters.js";
import type { SoulsSeen } from "../shown.js";

/** The Quests of a campaign, with their ghosts and the Stash; nothing where none is played. */
export function chaptersIn({ state }: SoulsSeen): Chapters | undefined {
  const { campaign, quest, stash } = state;
  if (!campaign) return undefined;
  return {
    record: campaign.record.map(({ quest, won, rounds, ghosts }) => ({
      quest,
      won,
      rounds,
      gold: undefined,
      lost: ghosts,
    })),
    present: quest || undefined,
    length: undefined,
    fallen: [],
    score: undefined,
    shared: { title: "stash", items: stash },
  };
}
