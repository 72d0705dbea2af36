import { mendedQuest, type QuestProblem } from "@tavolata/kit";
import { ownQuest } from "./option.js";
import { readQuestFile } from "./read.js";

const problems = (text: string): readonly QuestProblem[] => readQuestFile(text).problems;

/** What can be done with quest files besides playing them. */
export const questFiles = {
  option: ownQuest.definition.id,

  problems,

  mended: (text: string) => mendedQuest(text, problems),
};
