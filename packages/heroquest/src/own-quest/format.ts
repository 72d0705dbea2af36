import { emptyParts } from "../content/quests/empty-parts.js";
import type { Quest } from "../content/quests/format.js";

/** The languages in which somebody may write. */
export const questLanguages = ["en", "it", "fr"] as const;
export type QuestLanguage = (typeof questLanguages)[number];

/** A quest as somebody writes it: what stays empty may be left out, and it is called "own" wherever the rules name it. */
export type WrittenQuest = Pick<Quest, "side" | "start" | "exit" | "goal"> &
  Partial<Omit<Quest, "id" | "weight" | "chain" | "side" | "start" | "exit" | "goal">>;

/** A quest that somebody made, as it is kept, shared and played: the text of the option `ownQuest` is this as JSON. */
export interface QuestFile {
  readonly tavolata: "quest";
  readonly format: 1;
  readonly game: "heroquest";
  /** The language in which every text is there; what is missing in another is said in this one. */
  readonly language: QuestLanguage;
  readonly author?: string;
  readonly quest: WrittenQuest;
  /** Texts by their names, and the names of figures by their ids (`own-…`). */
  readonly texts: Readonly<Partial<Record<QuestLanguage, QuestTexts>>>;
}

export type QuestTexts = Readonly<Record<string, string>>;

/** A file has at most so many characters. */
export const longestQuest = 48_000;

/** By this name the rules and messages know a quest that a table brought along. */
export const ownId = "own";

/** The quest as the rules take it. */
export function questFrom({ quest }: QuestFile): Quest {
  return { wandering: "orc", ...emptyParts, ...quest, id: ownId, weight: "middling" };
}
