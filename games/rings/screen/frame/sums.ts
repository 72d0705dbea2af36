import type { RingsContent } from "../../content/content.js";
import { revealsIn } from "../../queries/stage.js";
import type { RingsView } from "../../view.js";
import type { RingsVisibleEvent } from "../shown.js";

/** LR-staging-1: how many cards of the encounter deck are still to be revealed in this quest phase. */
export function toBeRevealed(content: RingsContent, seen: RingsView, events: readonly RingsVisibleEvent[]): number {
  if (seen.phase !== "quest") return 0;
  const last = events.findLast(({ type }) => type === "staging-begun" || type === "phase-begun");
  return last?.type === "staging-begun" ? seen.progress.reveals : revealsIn(content, seen);
}
