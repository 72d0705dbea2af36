import { useEditing } from "@tavolata/ui/editor/editing.js";
import type { TextSlot } from "@tavolata/ui/editor/workbench.js";
import { useWords } from "@tavolata/ui/language/words.js";
import { useMemo } from "react";
import { longestText, type QuestFile } from "../../editor.js";
import { useNames } from "./descriptions.js";
import { textNames } from "./names.js";
import { questIn, thingsIn } from "./things.js";

const always = ["title", "introduction", "notes", "success", "failure"] as const;

/** Every text that the quest needs, with what it is for. */
export function useTextSlots(): readonly TextSlot[] {
  const { page } = useWords();
  const names = useNames();
  const { file } = useEditing<QuestFile>();
  return useMemo(() => {
    const quest = questIn(file);
    const things = thingsIn(file);
    const labelOf = (name: string): string => {
      if ((always as readonly string[]).includes(name))
        return page(`heroeditor.text.${name as (typeof always)[number]}`);
      if (name.startsWith("own-")) {
        const thing = things.find(({ id }) => id === name);
        return page("heroeditor.name-of", { what: thing ? `${names.kind(thing.type)} ${thing.at}` : name });
      }
      const note = quest.notes?.find(({ text }) => text === name);
      if (note) return page("heroeditor.note-at", { at: note.at });
      const holder = [...quest.scenery, ...quest.caches].find(({ treasure }) => treasure?.text === name);
      if (holder) return page("heroeditor.found-at", { at: holder.at });
      const number = quest.triggers.findIndex(({ acts }) =>
        acts.some((act) => act.act === "text" && act.text === name),
      );
      if (number >= 0) return page("heroeditor.read-at", { number: number + 1 });
      return page("heroeditor.read-aloud");
    };
    return textNames(file).map((name) => ({
      name,
      label: labelOf(name),
      longest: longestText(name),
      isShort: name === "title" || name.startsWith("own-"),
    }));
  }, [file, names, page]);
}
