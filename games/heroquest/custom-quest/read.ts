import {
  questFileIn as fileIn,
  fileProblem,
  problemInFile,
  type QuestProblem,
  type QuestReading,
  rememberingReader,
  untranslatedTexts,
} from "@tavolata/kit";
import type { Quest } from "../content/quests/format.js";
import { questProblems } from "../content/quests/validate/index.js";
import { everyAct, laterGroups, textsOf } from "../content/quests/validate/parts.js";
import { textKey } from "../content/quests/validate/texts.js";
import { ownId, type QuestFile, questFrom } from "./format.js";
import { heroQuestFile } from "./shape.js";
import { namedIn, tablesOf } from "./words.js";

/** A quest that somebody made and that can be played. */
export interface CustomQuest {
  readonly file: QuestFile;
  readonly quest: Quest;
}

/** Reads a quest that anybody may have written. */
export const readQuestFile = rememberingReader<CustomQuest>(read);

function read(text: string): QuestReading<CustomQuest> {
  const shaped = questFileIn(text);
  if ("problems" in shaped) return shaped;
  const { file } = shaped;
  const quest = questFrom(file);
  const problems = [...tooMuchLater(quest), ...soundness(file, quest)];
  return problems.some(({ weight }) => weight === "stops") ? { problems } : { problems, own: { file, quest } };
}

/** A text as a quest file, if it has the shape of one. */
export function questFileIn(text: string) {
  return fileIn("heroquest", heroQuestFile, text);
}

/** What triggers bring is counted together: how long a quest takes to check goes by it. */
function tooMuchLater(quest: Quest): QuestProblem[] {
  const figures = laterGroups(quest).flatMap(({ value }) => value).length;
  const falls = everyAct(quest).filter(({ value }) => value.act === "rubble").length;
  const field = "quest.triggers";
  const tooMany = (most: number) => [fileProblem(field, "shape-too-many", { field, most })];
  return [...(figures > mostLater ? tooMany(mostLater) : []), ...(falls > mostFalls ? tooMany(mostFalls) : [])];
}

const mostLater = 60;
const mostFalls = 20;

function soundness(file: QuestFile, quest: Quest): QuestProblem[] {
  if (tooMuchLater(quest).length > 0) return [];
  const tables = tablesOf(file);
  const { language } = file;
  const problems = questProblems(quest, { [language]: tables[language] });
  return [
    ...problems.map((one) => problemInFile(one, language, textKey({ id: ownId }, ""))),
    ...namesWithout(file, quest),
    ...untranslatedTexts(file, [...textsOf(quest), ...namedIn(quest)]),
  ];
}

/** Whoever is somebody in the quest is called something. */
function namesWithout({ language, texts }: QuestFile, quest: Quest): QuestProblem[] {
  return namedIn(quest)
    .filter((id) => (texts[language]?.[id] ?? "").trim() === "")
    .map((id) => fileProblem(`texts.${language}.${id}`, "missing-text", { text: id, language }));
}
