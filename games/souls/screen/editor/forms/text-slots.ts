import { useEditing } from "@tavolata/ui/editor/editing.js";
import type { TextSlot } from "@tavolata/ui/editor/workbench.js";
import { useWords } from "@tavolata/ui/language/words.js";
import { useMemo } from "react";
import { longestText, type QuestFile } from "../../../editor.js";
import { textNames } from "../names.js";

const always = ["title", "introduction", "victory", "failure", "night", "day"] as const;

/** Every text that the Quest needs, with what it is for. */
export function useTextSlots(): readonly TextSlot[] {
  const { page } = useWords();
  const { file } = useEditing<QuestFile>();
  return useMemo(() => {
    const labelOf = (name: string): string => {
      const known = always.find((one) => one === name);
      if (known) return page(`soulseditor.text.${known}`);
      return name.startsWith("goal-")
        ? page("soulseditor.text.goal", { goal: name.slice("goal-".length) })
        : page("soulseditor.text.told", { name });
    };
    return textNames(file).map((name) => ({
      name,
      label: labelOf(name),
      longest: longestText(name),
      isShort: name === "title" || name.startsWith("goal-"),
    }));
  }, [file, page]);
}
