import { partNames } from "../empty-parts.js";
import type { Quest } from "../format.js";
import { type Problem, problem } from "./problem.js";

const required: readonly (keyof Quest)[] = ["id", "side", "weight", "start", "exit", "wandering", "goal", ...partNames];

/** HQ-1.5: what a quest must say. Without a goal there is nothing to win. */
export function missingFields(quest: Partial<Quest>): Problem[] {
  const missing: Problem[] = required
    .filter((field) => quest[field] === undefined)
    .map((field) => problem(field, "missing-field", { args: { name: field } }));
  if (quest.side !== undefined && quest.side !== "A" && quest.side !== "B") {
    missing.push(problem("side", "no-side", { args: { side: String(quest.side) } }));
  }
  return missing;
}
