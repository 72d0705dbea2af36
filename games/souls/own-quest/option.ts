import type { Options } from "@tavolata/kernel";
import { OwnQuestOption } from "@tavolata/kit";
import { exampleQuest } from "./example.js";
import type { QuestFile } from "./format.js";
import { type OwnQuest, readQuestFile } from "./read.js";
import { tablesOf } from "./words.js";

/** SS-2.2-h: a Quest that isn't in the book. SS-5.3.1-l: it is played by itself. */
export const ownQuest = new OwnQuestOption<QuestFile, OwnQuest>({
  example: exampleQuest,
  rule: "SS-2.2-h",
  alone: "SS-5.3.1-l",
  read: readQuestFile,
  tablesOf,
});

/** The words that come with such a Quest, and what it is called. */
export const ownWords = (options: Options) => ownQuest.words(options);
export const ownTitle = (options: Options) => ownQuest.title(options);
