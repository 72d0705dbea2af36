import { type Bar, bar, type OptionDefinition, type Options, say } from "@tavolata/kernel";
import type { Quest } from "../content/quests/format.js";
import { exampleQuest } from "./example.js";
import { longestQuest, type QuestLanguage, type QuestTexts } from "./format.js";
import { type OwnQuest, readQuestFile } from "./read.js";
import { tablesOf } from "./words.js";

/** HQ-1.5: an adventure that isn't in the book. Nobody is told what it says before the match is over, as nobody reads the book. */
export const ownQuestOption: OptionDefinition = {
  id: "ownQuest",
  type: "text",
  default: "",
  longest: longestQuest,
  examples: [JSON.stringify(exampleQuest)],
  hidden: true,
  rule: "HQ-1.5",
};

/** The quest that a table brought along, instead of one of the book. */
export function ownQuestIn(options: Options): Quest | undefined {
  return ownIn(options)?.quest;
}

/** What keeps a table from being played with the quest that it brought along. */
export function whyNotOwnQuest(options: Options): Bar | undefined {
  const text = textIn(options);
  if (text === undefined) return undefined;
  if (options["campaign"] === true) return bar("HQ-14.2", "own-quest-alone");
  const { own, problems } = readQuestFile(text);
  const [first] = problems.filter(({ weight }) => weight === "stops");
  if (own || !first) return undefined;
  return bar(first.rule ?? "HQ-1.5", "own-quest", { why: say(`problem.${first.code}`, first.args) });
}

/** The words that come with such a quest, by the keys of messages. */
export function ownWords(options: Options): Record<QuestLanguage, QuestTexts> | undefined {
  const own = ownIn(options);
  return own && tablesOf(own.file);
}

/** What such a quest is called. */
export function ownTitle(options: Options): string | undefined {
  const file = ownIn(options)?.file;
  return file?.texts[file.language]?.["title"];
}

function ownIn(options: Options): OwnQuest | undefined {
  const text = textIn(options);
  return text === undefined ? undefined : readQuestFile(text).own;
}

function textIn(options: Options): string | undefined {
  const text = options[ownQuestOption.id];
  return typeof text === "string" && text !== "" ? text : undefined;
}
