import type { Options } from "@tavolata/kernel";
import { OwnQuestOption } from "@tavolata/kit";
import type { Quest } from "../content/quests/format.js";
import { exampleQuest } from "./example.js";
import type { QuestFile } from "./format.js";
import { type OwnQuest, readQuestFile } from "./read.js";
import { tablesOf } from "./words.js";

/** HQ-1.5: an adventure that isn't in the book. HQ-14.2: it is played by itself. */
export const ownQuest = new OwnQuestOption<QuestFile, OwnQuest>({
  example: exampleQuest,
  rule: "HQ-1.5",
  alone: "HQ-14.2",
  read: readQuestFile,
  tablesOf,
});

/** The quest that a table brought along, instead of one of the book. */
export function ownQuestIn(options: Options): Quest | undefined {
  return ownQuest.in(options)?.quest;
}

/** The words that come with such a quest, and what it is called. */
export const ownWords = (options: Options) => ownQuest.words(options);
export const ownTitle = (options: Options) => ownQuest.title(options);
