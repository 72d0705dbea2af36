import type { QuestFile } from "@tavolata/games/souls/editor.js";
import { useMemo } from "react";
import { useSpeaker, useWords } from "../../language/words.js";
import { useEditing } from "../frame/editing.js";
import { choicesIn } from "./choices.js";
import { type Forms, formsFor } from "./forms.js";

export function useForms(): Forms {
  const { page } = useWords();
  const speaker = useSpeaker();
  const { file } = useEditing<QuestFile>();
  return useMemo(() => formsFor({ file, page, speaker, choices: choicesIn(file, speaker) }), [file, page, speaker]);
}
