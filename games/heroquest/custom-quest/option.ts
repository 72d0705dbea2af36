import type { Options } from "@tavolata/kernel";
import { CustomQuestOption } from "@tavolata/kit";
import type { Quest } from "../content/quests/format.js";
import { exampleQuest } from "./example.js";
import type { QuestFile } from "./format.js";
import { type CustomQuest, readQuestFile } from "./read.js";
import { tablesOf } from "./words.js";

/** HQ-1.5: an adventure that isn't in the book. HQ-14.2: it is played by itself. */
export const customQuest = new CustomQuestOption<QuestFile, CustomQuest>({
  example: exampleQuest,
  rule: "HQ-1.5",
  alone: "HQ-14.2",
  read: readQuestFile,
  tablesOf,
});

/** The quest that a table brought along, instead of one of the book. */
export function customQuestIn(options: Options): Quest | undefined {
  return customQuest.in(options)?.quest;
}

/** The words that come with such a quest, and what it is called. */
export const ownWords = (options: Options) => customQuest.words(options);
export const ownTitle = (options: Options) => customQuest.title(options);
