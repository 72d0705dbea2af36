import type { Options } from "@tavolata/kernel";
import { isCampaign } from "./is-campaign.js";

/** A quest of a campaign that is over. */
export interface Chapter {
  readonly quest: string;
  readonly won: boolean;
  /** How many rounds it took, where that is written down. */
  readonly rounds: number | undefined;
  /** What the party took home, where the game counts that. */
  readonly gold: number | undefined;
  readonly lost: readonly string[];
}

/** What a campaign has come to, whichever game it is of. */
export interface Chapters {
  readonly record: readonly Chapter[];
  /** The quest that is being played; nothing between two, or before the first. */
  readonly present: string | undefined;
  /** How many quests it has; nothing where that isn't settled before. */
  readonly length: number | undefined;
  readonly fallen: readonly string[];
  /** The score of all quests together, where the game keeps one. */
  readonly score: number | undefined;
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
    /** HeroQuest: what is laid down between two quests. */
    readonly sheets?: Readonly<Record<string, unknown>>;
  } | null;
  readonly quest?: string;
  /** HeroQuest: whether the quest was read out. */
  readonly introduced?: boolean;
  readonly stash?: readonly string[];
  /** LR-mode-3: how many scenarios are behind the players of the card game, and their scores together. */
  readonly won?: number;
  readonly scored?: number;
}

/** All quests of HeroQuest's book. */
const wholeBook = 14;
/** LR-mode-3: a campaign of the card game has three scenarios. */
const scenariosInAll = 3;

/** The chapters in a table's view; nothing where no campaign is played. The card game plays its scenarios in their order. */
export function chaptersIn(
  game: string,
  state: unknown,
  options: Options,
  scenarios: readonly string[] = [],
): Chapters | undefined {
  const { campaign, stash = [], won: behind = 0, scored, quest, introduced = true } = state as CampaignState;
  if (game === "rings" && isCampaign(options)) {
    const played = scenarios.slice(0, behind);
    return {
      record: played.map((quest) => ({ quest, won: true, rounds: undefined, gold: undefined, lost: [] })),
      present: scenarios[behind],
      length: scenariosInAll,
      fallen: [],
      score: scored,
      shared: { title: "campaign.found", items: [] },
    };
  }
  if (!campaign) return undefined;
  const record = campaign.record.map(({ quest, won, rounds, gold, lost, ghosts }) => ({
    quest,
    won,
    rounds,
    gold,
    lost: lost ?? ghosts ?? [],
  }));
  const isBetween = !introduced || Object.keys(campaign.sheets ?? {}).length > 0;
  return {
    record,
    present: isBetween || !quest ? undefined : quest,
    length: game === "heroquest" ? Number(options["campaignLength"] ?? wholeBook) : undefined,
    fallen: campaign.fallen ?? [],
    score: undefined,
    shared: campaign.found
      ? { title: "campaign.found", items: campaign.found }
      : { title: "campaign.stash", items: stash },
  };
}
