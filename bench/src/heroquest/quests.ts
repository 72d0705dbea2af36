import { heroQuest } from "@tavolata/heroquest";
import { Match } from "@tavolata/kernel";

/** All quests of the book. */
export const quests: readonly string[] = questsOf(heroQuest.options.find(({ id }) => id === "quest"));

function questsOf(option: (typeof heroQuest.options)[number] | undefined): readonly string[] {
  if (option?.type !== "choice") throw new Error(`HeroQuest has no choice of a "quest".`);
  return option.values;
}

/** A match of a quest, at a table that changes none of the options. */
export function startQuest(quest: string, seed: string) {
  return Match.start(heroQuest, { seed, options: { quest } });
}
