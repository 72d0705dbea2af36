import type { Chapters } from "@tavolata/ui/game/chapters.js";
import type { RingsOptions } from "../options.js";
import { campaignLength } from "../queries/campaign.js";
import type { RingsView } from "../view.js";

/** The scenarios of a campaign, which are played in their order; nothing where none is played. */
export function chaptersIn(
  { state }: { readonly state: Pick<RingsView, "won" | "scored"> },
  options: Partial<RingsOptions>,
  scenarios: readonly string[],
): Chapters | undefined {
  if ((options.campaign ?? "none") === "none") return undefined;
  const { won, scored } = state;
  const played = scenarios.slice(0, won);
  return {
    record: played.map((quest) => ({ quest, won: true, rounds: undefined, gold: undefined, lost: [] })),
    present: scenarios[won],
    length: campaignLength,
    fallen: [],
    score: scored,
    shared: { title: "found", items: [] },
  };
}
