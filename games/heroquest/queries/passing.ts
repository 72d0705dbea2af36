import { type Bar, bar } from "@tavolata/kernel";
import type { Figure, Movement } from "../state.js";
import { isAntagonist, isWaitingAlly } from "./figures.js";

/** HQ-4.6, HQ-4.7-a: what stands against going through somebody: only heroes pass, only through heroes, only with leave. */
export function whyNotThrough(
  figure: Figure,
  other: Figure,
  { passes, refused }: Pick<Movement, "passes" | "refused">,
  antagonistsPass: boolean,
): Bar | undefined {
  // HQ-8.6-a: a spell lets it pass through anybody, without leave.
  if (passes.includes("figures")) return undefined;
  const args = { figure: other.id };
  // An ally counts as a hero here only when a player leads it.
  if (isAntagonist(figure) !== isAntagonist(other) || isWaitingAlly(other)) return bar("HQ-4.6", "figure-there", args);
  if (isAntagonist(figure) && !antagonistsPass) return bar("HQ-4.7-a", "antagonists-do-not-pass", args);
  return refused.includes(other.id) ? bar("HQ-4.7-a", "passage-refused", args) : undefined;
}
