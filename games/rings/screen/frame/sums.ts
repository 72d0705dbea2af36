import type { ToldEvent } from "@tavolata/ui/table/told.js";
import type { RingsContent } from "../../content/content.js";
import { stageIn } from "../../open.js";
import type { Seen } from "../seen.js";

/** LR-staging-1: how many cards of the encounter deck are still to be revealed in this quest phase. */
export function toBeRevealed(content: RingsContent, seen: Seen, events: readonly ToldEvent[]): number {
  if (seen.phase !== "quest") return 0;
  const last = events.findLast(({ type }) => type === "staging-begun" || type === "phase-begun");
  if (last?.type === "staging-begun") return seen.progress.reveals;
  const stage = stageIn(content, seen)?.stage;
  return stage?.noStaging ? 0 : seen.order.length + (stage?.moreReveals ?? 0);
}
