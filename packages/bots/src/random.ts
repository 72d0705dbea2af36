import { type Asked, type Chance, say } from "@tavolata/kernel";
import type { LookingBot } from "./bot.js";

/** Picks any legal answer: the measure that every other bot must beat, and a tester that never tires. */
export const randomBot: LookingBot = {
  id: "random",
  decide: ({ asked, chance }) => ({ picks: anyPicks(asked, chance), reason: say("bot.random") }),
};

/** As many options as are wanted, none of them preferred. */
export function anyPicks(
  { ids, min, max, repeats }: Pick<Asked, "ids" | "min" | "max" | "repeats">,
  chance: Chance,
): string[] {
  const count = min + chance.below(max - min + 1);
  if (count === 1) return [ids[chance.below(ids.length)]!];
  if (repeats) return Array.from({ length: count }, () => ids[chance.below(ids.length)]!);
  const left = [...ids];
  return Array.from({ length: count }, () => left.splice(chance.below(left.length), 1)[0]!);
}
