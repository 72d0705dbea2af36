import { combatWeights } from "../../content/barrels.js";
import type { HeroQuestContent } from "../../content/content.js";
import type { SomeOptions } from "../../options.js";

/** HQ-1.1-d: how often each face of a combat die comes up at this table. */
export function weightsAt(
  { combatSides }: HeroQuestContent,
  { "dice.weights": weights = "3-1" }: SomeOptions,
): ReturnType<typeof combatWeights> {
  return combatWeights(combatSides, weights);
}

/** The share of skulls among combat dice. */
export function skullsToExpect(content: HeroQuestContent, options: SomeOptions): number {
  const weights = weightsAt(content, options);
  return weights.skull / Object.values(weights).reduce((sum, weight) => sum + weight, 0);
}
