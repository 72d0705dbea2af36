import {
  questFileIn as fileIn,
  problemInFile,
  type QuestProblem,
  type QuestReading,
  rememberingReader,
  untranslatedTexts,
} from "@tavolata/kit";
import { textKey, textsOf } from "../content/quests/texts.js";
import { questProblems } from "../content/quests/validate/index.js";
import type { Quest } from "../content/types.js";
import { ownId, type QuestFile, questFrom } from "./format.js";
import { soulsFile } from "./shape.js";
import { tablesOf, writtenName } from "./words.js";

/** A quest that somebody made and that can be played. */
export interface CustomQuest {
  readonly file: QuestFile;
  readonly quest: Quest;
}

/** Reads a quest that anybody may have written. */
export const readQuestFile = rememberingReader<CustomQuest>(read);

/** A text as a quest file, if it has the shape of one. */
export function questFileIn(text: string) {
  return fileIn("souls", soulsFile, text);
}

function read(text: string): QuestReading<CustomQuest> {
  const shaped = questFileIn(text);
  if ("problems" in shaped) return shaped;
  const { file } = shaped;
  const quest = questFrom(file);
  const problems = soundness(file, quest);
  return problems.some(({ weight }) => weight === "stops") ? { problems } : { problems, own: { file, quest } };
}

function soundness(file: QuestFile, quest: Quest): QuestProblem[] {
  const { language } = file;
  const problems = questProblems(quest, { [language]: tablesOf(file)[language] });
  const key = textKey({ id: ownId }, "");
  return [
    ...problems.map((one) => problemInFile(asWritten(one, key), language, key)),
    ...untranslatedTexts(file, textsOf(quest).map(writtenName)),
  ];
}

/** A problem with a text, by the name that it has in the file. */
function asWritten(one: QuestProblem, key: string): QuestProblem {
  if (!one.field.startsWith(key)) return one;
  const name = `${key}${writtenName(one.field.slice(key.length))}`;
  return { ...one, field: name, args: { ...one.args, text: name } };
}
