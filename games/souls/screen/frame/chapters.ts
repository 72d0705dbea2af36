import type { View } from "@tavolata/kernel";
import type { Chapters } from "@tavolata/ui/game/chapters.js";

/** What views of campaigns hold. */
interface CampaignState {
  readonly campaign?: {
    readonly record: readonly {
      readonly quest: string;
      readonly won: boolean;
      readonly rounds: number;
      readonly ghosts?: readonly string[];
    }[];
  } | null;
  readonly quest?: string;
  readonly stash?: readonly string[];
}

/** The Quests of a campaign, with their ghosts and the Stash; nothing where none is played. */
export function chaptersIn({ state }: View): Chapters | undefined {
  const { campaign, quest, stash = [] } = state as CampaignState;
  if (!campaign) return undefined;
  return {
    record: campaign.record.map(({ quest, won, rounds, ghosts = [] }) => ({
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
