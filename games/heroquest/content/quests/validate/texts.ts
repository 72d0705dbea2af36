import type { Quest } from "../format.js";
import { textsOf } from "./parts.js";
import { type Problem, problem } from "./problem.js";

/** Texts by language and key, as the message files hold them. */
export type QuestTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The key of a quest's text. */
export function textKey(quest: Pick<Quest, "id">, text: string): string {
  return `quest.${quest.id}.${text}`;
}

/** Every text of a quest is there in every language. */
export function missingTexts(quest: Quest, texts: QuestTexts): Problem[] {
  return Object.entries(texts).flatMap(([language, table]) =>
    textsOf(quest)
      .map((text) => textKey(quest, text))
      .filter((key) => (table[key] ?? "").trim() === "")
      .map((key) => problem(key, "missing-text", { args: { text: key, language } })),
  );
}
