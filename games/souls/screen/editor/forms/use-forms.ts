import { useEditing } from "@tavolata/ui/editor/editing.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { useMemo } from "react";
import type { QuestFile } from "../../../editor.js";
import { choicesIn } from "./choices.js";
import { type Forms, formsFor } from "./forms.js";

export function useForms(): Forms {
  const { page } = useWords();
  const speaker = useSpeaker();
  const { file } = useEditing<QuestFile>();
  return useMemo(() => formsFor({ file, page, speaker, choices: choicesIn(file, speaker) }), [file, page, speaker]);
}
