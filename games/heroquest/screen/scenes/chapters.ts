import type { Options, View } from "@tavolata/kernel";
import type { Chapters } from "@tavolata/ui/game/chapters.js";

/** What views of campaigns hold. */
interface CampaignState {
  readonly campaign?: {
    readonly record: readonly {
      readonly quest: string;
      readonly won: boolean;
      readonly rounds: number;
      readonly gold?: number;
      readonly lost?: readonly string[];
    }[];
    readonly fallen?: readonly string[];
    readonly found?: readonly string[];
    /** What is laid down between two quests. */
    readonly sheets?: Readonly<Record<string, unknown>>;
  } | null;
  readonly quest?: string;
  /** Whether the quest was read out. */
  readonly introduced?: boolean;
}

/** All quests of the book. */
const wholeBook = 14;

/** The quests of a campaign, with their gold and losses; nothing where none is played. */
export function chaptersIn({ state }: View, options: Options): Chapters | undefined {
  const { campaign, quest, introduced = true } = state as CampaignState;
  if (!campaign) return undefined;
  const isBetween = !introduced || Object.keys(campaign.sheets ?? {}).length > 0;
  return {
    record: campaign.record.map(({ quest, won, rounds, gold, lost = [] }) => ({ quest, won, rounds, gold, lost })),
    present: isBetween || !quest ? undefined : quest,
    length: Number(options["campaignLength"] ?? wholeBook),
    fallen: campaign.fallen ?? [],
    score: undefined,
    shared: { title: "found", items: campaign.found ?? [] },
  };
}
