import type { Options, View } from "@tavolata/kernel";
import type { Chapters } from "@tavolata/ui/game/chapters.js";

/** How many scenarios are behind the players, and their scores together (LR-mode-3). */
interface CampaignState {
  readonly won?: number;
  readonly scored?: number;
}

/** LR-mode-3: a campaign has three scenarios. */
const scenariosInAll = 3;

/** The scenarios of a campaign, which are played in their order; nothing where none is played. */
export function chaptersIn({ state }: View, options: Options, scenarios: readonly string[]): Chapters | undefined {
  if ((options["campaign"] ?? "none") === "none") return undefined;
  const { won = 0, scored } = state as CampaignState;
  const played = scenarios.slice(0, won);
  return {
    record: played.map((quest) => ({ quest, won: true, rounds: undefined, gold: undefined, lost: [] })),
    present: scenarios[won],
    length: scenariosInAll,
    fallen: [],
    score: scored,
    shared: { title: "found", items: [] },
  };
}
