import { fixedQuest, type QuestProblem } from "@tavolata/kit";
import { customQuest } from "./option.js";
import { readQuestFile } from "./read.js";

const problems = (text: string): readonly QuestProblem[] => readQuestFile(text).problems;

/** What can be done with quest files besides playing them. */
export const questFiles = {
  option: customQuest.definition.id,

  problems,

  fixed: (text: string) => fixedQuest(text, problems),
};
