import { type Bar, bar, type Options, type OptionValue, type RuleId, say, type TextDefinition } from "@tavolata/kernel";
import {
  longestQuest,
  type QuestFileOf,
  type QuestLanguage,
  type QuestReading,
  type QuestTexts,
} from "./quest-file.js";

type AnyFile = Pick<QuestFileOf<string, unknown>, "language" | "texts">;

/** What a game says about quests that a table brings along. */
interface CustomQuests<F extends AnyFile, Own extends { readonly file: F }> {
  /** One that can be played. */
  readonly example: F;
  /** That a quest may be another than the book's. */
  readonly rule: RuleId;
  /** That such a one is no part of a campaign. */
  readonly alone: RuleId;
  read(text: string): QuestReading<Own>;
  /** The texts of a file by the keys of messages. */
  tablesOf(file: F): Record<QuestLanguage, QuestTexts>;
}

/** The option by which a table brings a quest along, and what it says. Nobody is told it before the match is over, as nobody reads the book. */
export class CustomQuestOption<F extends AnyFile, Own extends { readonly file: F }> {
  readonly definition: TextDefinition & { readonly id: "ownQuest"; readonly hidden: true; readonly rule: RuleId };

  constructor(private readonly quests: CustomQuests<F, Own>) {
    this.definition = {
      id: "ownQuest",
      type: "text",
      default: "",
      longest: longestQuest,
      examples: [JSON.stringify(quests.example)],
      hidden: true,
      rule: quests.rule,
    };
  }

  /** The text of the quest that a table brought along, instead of one of the book. */
  textIn(options: Options): string | undefined {
    const text = options[this.definition.id];
    return typeof text === "string" && text !== "" ? text : undefined;
  }

  /** The quest itself, if it can be played. */
  in(options: Options): Own | undefined {
    const text = this.textIn(options);
    return text === undefined ? undefined : this.quests.read(text).own;
  }

  /** What keeps a table from being played with the quest that it brought along. */
  whyNot(options: Options & { readonly campaign?: OptionValue }): Bar | undefined {
    const text = this.textIn(options);
    if (text === undefined) return undefined;
    const { rule, alone } = this.quests;
    if (options.campaign === true) return bar(alone, "own-quest-alone");
    const { own, problems } = this.quests.read(text);
    const [first] = problems.filter(({ weight }) => weight === "stops");
    if (own || !first) return undefined;
    return bar(first.rule ?? rule, "own-quest", { why: say(`problem.${first.code}`, first.args) });
  }

  /** The words that come with such a quest, by the keys of messages. */
  words(options: Options): Record<QuestLanguage, QuestTexts> | undefined {
    const own = this.in(options);
    return own && this.quests.tablesOf(own.file);
  }

  /** What such a quest is called. */
  title(options: Options): string | undefined {
    const file = this.in(options)?.file;
    return file?.texts[file.language]?.["title"];
  }
}
