import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { useMemo } from "react";
import { type Names, namesFor } from "./called.js";

export function useNames(): Names {
  const { page } = useWords();
  const speaker = useSpeaker();
  return useMemo(() => namesFor(page, speaker), [page, speaker]);
}
