import { fixedQuest, type QuestProblem } from "@tavolata/kit";
import type { QuestLanguage } from "./format.js";
import { fromHeroScribe, type Remark } from "./heroscribe/import.js";
import { customQuest } from "./option.js";
import { readQuestFile } from "./read.js";

const problems = (text: string): readonly QuestProblem[] => readQuestFile(text).problems;

/** What can be done with quest files besides playing them. */
export const questFiles = {
  option: customQuest.definition.id,

  problems,

  fixed: (text: string) => fixedQuest(text, problems),

  /** A quest drawn with HeroScribe, with what was done to it; or why it can't be read. */
  fromHeroScribe(
    text: string,
    language: QuestLanguage,
  ): { readonly text: string; readonly remarks: readonly Remark[] } | { readonly refused: Remark } {
    const imported = fromHeroScribe(text, language);
    return "refused" in imported ? imported : { text: JSON.stringify(imported.file), remarks: imported.remarks };
  },
};
