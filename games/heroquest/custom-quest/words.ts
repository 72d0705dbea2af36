import { textTables } from "@tavolata/kit";
import type { Quest } from "../content/quests/format.js";
import { everyAntagonist } from "../content/quests/validate/parts.js";
import { textKey } from "../content/quests/validate/texts.js";
import { ownId, type QuestFile, type QuestLanguage, type QuestTexts } from "./format.js";

/** Whether a text is somebody's name: those whom a quest of one's own names are called `own-…`. */
function isName(text: string): boolean {
  return text.startsWith("own-");
}

/** Whoever is somebody in a quest: antagonists with a name, and friends. */
export function namedIn(quest: Quest): string[] {
  const antagonists = everyAntagonist(quest).flatMap(({ value: { id } }) => (id === undefined ? [] : [id]));
  return [...antagonists, ...quest.allies.map(({ id }) => id)];
}

/** The texts of a file by the keys of messages, in every language. */
export function tablesOf(file: QuestFile): Record<QuestLanguage, QuestTexts> {
  return textTables(file, keyOf);
}

function keyOf(text: string): string {
  return isName(text) ? `name.${text}` : textKey({ id: ownId }, text);
}
