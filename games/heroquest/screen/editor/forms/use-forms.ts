import { useEditing } from "@tavolata/ui/editor/editing.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { useMemo } from "react";
import type { QuestFile } from "../../../editor.js";
import { choicesIn } from "../choices.js";
import { useNames } from "../descriptions.js";
import { type Forms, formsFor } from "./forms.js";

export function useForms(): Forms {
  const { page } = useWords();
  const speaker = useSpeaker();
  const names = useNames();
  const { file } = useEditing<QuestFile>();
  return useMemo(
    () => formsFor({ file, page, speaker, names, choices: choicesIn(file, names, speaker) }),
    [file, page, speaker, names],
  );
}
