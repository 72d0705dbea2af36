import type { Options } from "@tavolata/kernel";
import { CustomQuestOption } from "@tavolata/kit";
import { exampleQuest } from "./example.js";
import type { QuestFile } from "./format.js";
import { type CustomQuest, readQuestFile } from "./read.js";
import { tablesOf } from "./words.js";

/** SS-2.2-h: a Quest that isn't in the book. SS-5.3.1-l: it is played by itself. */
export const customQuest = new CustomQuestOption<QuestFile, CustomQuest>({
  example: exampleQuest,
  rule: "SS-2.2-h",
  alone: "SS-5.3.1-l",
  read: readQuestFile,
  tablesOf,
});

/** The words that come with such a Quest, and what it is called. */
export const ownWords = (options: Options) => customQuest.words(options);
export const ownTitle = (options: Options) => customQuest.title(options);
