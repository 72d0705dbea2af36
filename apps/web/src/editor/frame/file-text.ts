import { type DraftFile, textIn, withoutStrayTexts } from "@tavolata/ui/editor/draft-file.js";
import type { AnyWorkbench } from "@tavolata/ui/editor/workbench.js";

/** The file as it is played, kept and given on: without the texts of what was taken away. */
export function textOf(workbench: AnyWorkbench, file: DraftFile): string {
  return JSON.stringify(withoutStrayTexts(file, workbench.textNames(file)));
}

export function titleOf(file: DraftFile): string {
  return textIn(file, file.language, "title").trim();
}
