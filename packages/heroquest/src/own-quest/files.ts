import type { QuestFix, QuestProblem } from "@tavolata/kit";
import { withChange } from "@tavolata/kit";
import { fromHeroScribe, type Remark } from "../heroscribe/import.js";
import type { QuestLanguage } from "./format.js";
import { ownQuestOption } from "./option.js";
import { readQuestFile } from "./read.js";

/** What was done to mend a quest: one thing after the other. */
interface Step {
  readonly problem: QuestProblem;
  readonly fix: QuestFix;
}

/** A quest that takes more than this was drawn by chance. */
const mostSteps = 200;

/** What can be done with quest files besides playing them. */
export const questFiles = {
  option: ownQuestOption.id,

  problems: (text: string): readonly QuestProblem[] => readQuestFile(text).problems,

  /** Makes the changes that are offered for what keeps the quest from being played, until nothing more is offered. */
  mended(text: string): { readonly text: string; readonly steps: readonly Step[] } {
    const steps: Step[] = [];
    let mended = text;
    while (steps.length < mostSteps) {
      const problem = readQuestFile(mended).problems.find(({ fix, weight }) => fix && weight === "stops");
      if (!problem?.fix) break;
      // Fixes are offered only for what was read before, so it can be read again.
      const after = JSON.stringify(withChange(JSON.parse(mended) as object, problem.fix.change));
      if (after === mended) break;
      steps.push({ problem, fix: problem.fix });
      mended = after;
    }
    return { text: mended, steps };
  },

  /** A quest drawn with HeroScribe, with what was done to it; or why it can't be read. */
  fromHeroScribe(
    text: string,
    language: QuestLanguage,
  ): { readonly text: string; readonly remarks: readonly Remark[] } | { readonly refused: Remark } {
    const imported = fromHeroScribe(text, language);
    return "refused" in imported ? imported : { text: JSON.stringify(imported.file), remarks: imported.remarks };
  },
};
