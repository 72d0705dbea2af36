import type { Options } from "@tavolata/kernel";

/** Whether the table plays a campaign: a switch, or a choice of how. */
export function isCampaign({ campaign = false }: Options): boolean {
  return campaign !== false && campaign !== "none";
}
