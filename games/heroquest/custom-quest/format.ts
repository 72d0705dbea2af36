import { ownId, type QuestFileOf } from "@tavolata/kit";
import { emptyParts } from "../content/quests/empty-parts.js";
import type { Quest } from "../content/quests/format.js";

export { longestQuest, ownId, type QuestLanguage, type QuestTexts } from "@tavolata/kit";

/** A quest as somebody writes it: what stays empty may be left out, and it is called "own" wherever the rules name it. */
export type WrittenQuest = Pick<Quest, "side" | "start" | "exit" | "goal"> &
  Partial<Omit<Quest, "id" | "weight" | "chain" | "side" | "start" | "exit" | "goal">>;

/**
 * A quest that somebody made: the text of the option `customQuest` is this as JSON. Besides texts by their names it holds the names of figures by
 * their ids (`own-…`).
 */
export type QuestFile = QuestFileOf<"heroquest", WrittenQuest>;

/** The quest as the rules take it. */
export function questFrom({ quest }: QuestFile): Quest {
  return { wandering: "orc", ...emptyParts, ...quest, id: ownId, weight: "middling" };
}
