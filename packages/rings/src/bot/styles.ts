import type { Asked, Decision, View } from "@tavolata/kernel";
import { ruleOfThumb } from "../bot.js";
import type { Choice } from "./moment.js";
import { usual, type Weights, weighingBy } from "./weights.js";

/** Other manners of playing by the same rules of thumb: what somebody of this style weighs otherwise. */
const leanings: Readonly<Record<string, Partial<Weights>>> = {
  /** To the quest with all that have willpower, whatever may come up. */
  bold: { fear: 0, hero: 12, wound: 0.5, fight: 0.7 },
  /** Some stay back: heroes are dear, and the next card is an enemy. */
  careful: { fear: 1.2, fight: 1.5, hero: 30 },
  /** Enemies are sought out before they gather in the staging area. */
  hunting: { eager: 4, staging: 4, stagingLong: 8, rounds: 3 },
  /** Progress before all, and nothing is saved for later. */
  hasty: { progress: 1.8, held: 1, saving: 0, others: 0.9 },
};

type Style = (view: View, decision: Decision, sight: { readonly asked: Asked }) => Choice | undefined;

/** The rules of thumb as somebody of each style follows them. */
export const styles: Readonly<Record<string, Style>> = Object.fromEntries(
  Object.entries(leanings).map(([name, leaning]): [string, Style] => {
    const own = { ...usual, ...leaning };
    return [name, (view, decision, sight) => weighingBy(own, () => ruleOfThumb(view, decision, sight))];
  }),
);
