import type { Quest } from "../content/quests/format.js";
import { everyAntagonist } from "../content/quests/validate/parts.js";
import { textKey } from "../content/quests/validate/texts.js";
import { ownId, type QuestFile, type QuestLanguage, type QuestTexts, questLanguages } from "./format.js";

/** Whether a text is somebody's name: those whom a quest of one's own names are called `own-…`. */
function isName(text: string): boolean {
  return text.startsWith("own-");
}

/** Whoever is somebody in a quest: antagonists with a name, and friends. */
export function namedIn(quest: Quest): string[] {
  const antagonists = everyAntagonist(quest).flatMap(({ value: { id } }) => (id === undefined ? [] : [id]));
  return [...antagonists, ...quest.allies.map(({ id }) => id)];
}

/** The texts of a file by the keys of messages, in every language; what isn't translated is said in the file's own. */
export function tablesOf({ language, texts }: QuestFile): Record<QuestLanguage, QuestTexts> {
  const own = texts[language] ?? {};
  const table = (other: QuestLanguage): QuestTexts => {
    const said = Object.entries({ ...own, ...written(texts[other] ?? {}) });
    return Object.fromEntries(said.map(([text, words]) => [keyOf(text), words]));
  };
  return Object.fromEntries(questLanguages.map((other) => [other, table(other)])) as Record<QuestLanguage, QuestTexts>;
}

/** What somebody left empty isn't translated. */
function written(texts: QuestTexts): QuestTexts {
  return Object.fromEntries(Object.entries(texts).filter(([, words]) => words.trim() !== ""));
}

function keyOf(text: string): string {
  return isName(text) ? `name.${text}` : textKey({ id: ownId }, text);
}
