import type { Options } from "@tavolata/kernel";

/** A quest of a campaign that is over. */
export interface Chapter {
  readonly quest: string;
  readonly won: boolean;
  readonly rounds: number;
  /** What the party took home, where the game counts that. */
  readonly gold: number | undefined;
  readonly lost: readonly string[];
}

/** What a campaign has come to, whichever game it is of. */
export interface Chapters {
  readonly record: readonly Chapter[];
  /** How many quests it has; nothing where that isn't settled before. */
  readonly length: number | undefined;
  readonly fallen: readonly string[];
  /** What the party owns together, under this title. */
  readonly shared: { readonly title: "campaign.found" | "campaign.stash"; readonly items: readonly string[] };
}

/** What views of campaigns hold: HeroQuest's gold and losses, the ghosts and the Stash of Immortal Souls. */
interface CampaignState {
  readonly campaign?: {
    readonly record: readonly {
      readonly quest: string;
      readonly won: boolean;
      readonly rounds: number;
      readonly gold?: number;
      readonly lost?: readonly string[];
      readonly ghosts?: readonly string[];
    }[];
    readonly fallen?: readonly string[];
    readonly found?: readonly string[];
  } | null;
  readonly stash?: readonly string[];
}

/** All quests of HeroQuest's book. */
const wholeBook = 14;

/** The chapters in a table's view; nothing where no campaign is played. */
export function chaptersIn(game: string, state: unknown, options: Options): Chapters | undefined {
  const { campaign, stash = [] } = state as CampaignState;
  if (!campaign) return undefined;
  const record = campaign.record.map(({ quest, won, rounds, gold, lost, ghosts }) => ({
    quest,
    won,
    rounds,
    gold,
    lost: lost ?? ghosts ?? [],
  }));
  return {
    record,
    length: game === "heroquest" ? Number(options["campaignLength"] ?? wholeBook) : undefined,
    fallen: campaign.fallen ?? [],
    shared: campaign.found
      ? { title: "campaign.found", items: campaign.found }
      : { title: "campaign.stash", items: stash },
  };
}
