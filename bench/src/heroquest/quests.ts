import { heroQuest } from "@tavolata/games/heroquest/index.js";
import { valuesOf } from "../games/values.js";

/** All quests of the book. */
export const quests: readonly string[] = valuesOf(heroQuest.id, heroQuest.options, "quest");
