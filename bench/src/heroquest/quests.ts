import { heroQuest } from "@tavolata/heroquest";

/** All quests of the book. */
export const quests: readonly string[] = questsOf(heroQuest.options.find(({ id }) => id === "quest"));

function questsOf(option: (typeof heroQuest.options)[number] | undefined): readonly string[] {
  if (option?.type !== "choice") throw new Error(`HeroQuest has no choice of a "quest".`);
  return option.values;
}
