import { useMemo } from "react";
import { useSpeaker, useWords } from "../../language/words.js";
import { type Names, namesFor } from "./called.js";

export function useNames(): Names {
  const { page } = useWords();
  const speaker = useSpeaker();
  return useMemo(() => namesFor(page, speaker), [page, speaker]);
}
