import { type Bar, bar, type OptionDefinition, type Options, say } from "@tavolata/kernel";
import { exampleQuest } from "./example.js";
import { longestQuest, type QuestLanguage, type QuestTexts } from "./format.js";
import { type OwnQuest, readQuestFile } from "./read.js";
import { tablesOf } from "./words.js";

/** SS-2.2-h: a Quest that isn't in the book. Nobody is told what it says before the match is over: it is a book of secrets. */
export const ownQuestOption: OptionDefinition = {
  id: "ownQuest",
  type: "text",
  default: "",
  longest: longestQuest,
  examples: [JSON.stringify(exampleQuest)],
  hidden: true,
  rule: "SS-2.2-h",
};

/** The text of the Quest that a table brought along, instead of one of the book. */
export function ownTextIn(options: Options): string | undefined {
  const text = options[ownQuestOption.id];
  return typeof text === "string" && text !== "" ? text : undefined;
}

/** What keeps a table from being played with the Quest that it brought along. */
export function whyNotOwnQuest(options: Options): Bar | undefined {
  const text = ownTextIn(options);
  if (text === undefined) return undefined;
  if (options["campaign"] === true) return bar("SS-5.3.1-l", "own-quest-alone");
  const { own, problems } = readQuestFile(text);
  const [first] = problems.filter(({ weight }) => weight === "stops");
  if (own || !first) return undefined;
  return bar(first.rule ?? "SS-2.2-h", "own-quest", { why: say(`problem.${first.code}`, first.args) });
}

/** The words that come with such a Quest, by the keys of messages. */
export function ownWords(options: Options): Record<QuestLanguage, QuestTexts> | undefined {
  const own = ownIn(options);
  return own && tablesOf(own.file);
}

/** What such a Quest is called. */
export function ownTitle(options: Options): string | undefined {
  const file = ownIn(options)?.file;
  return file?.texts[file.language]?.["title"];
}

function ownIn(options: Options): OwnQuest | undefined {
  const text = ownTextIn(options);
  return text === undefined ? undefined : readQuestFile(text).own;
}
