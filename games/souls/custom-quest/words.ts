import { textTables } from "@tavolata/kit";
import { textKey } from "../content/quests/texts.js";
import { ownId, type QuestFile, type QuestLanguage, type QuestTexts } from "./format.js";

/** The texts of a file by the keys of messages, in every language. */
export function tablesOf(file: QuestFile): Record<QuestLanguage, QuestTexts> {
  return textTables(file, (name) => textKey({ id: ownId }, keyedName(name)));
}

/** `goal.captain` for the text that a file calls `goal-captain`. */
function keyedName(name: string): string {
  return name.startsWith("goal-") ? `goal.${name.slice("goal-".length)}` : name;
}

/** What a file calls a text that the rules name: the other way round. */
export function writtenName(text: string): string {
  return text.replace(/^goal\./, "goal-");
}
