import type { Arguments, PageKey } from "@tavolata/ui/language/words.js";
import { useSpeaker } from "@tavolata/ui/language/words.js";
import { useMemo } from "react";

/** Says a text of the page in which words of the game stand: `gremlin-blue-1` is called by its name. */
export function useSay(): (key: PageKey, args: Arguments) => string {
  const speaker = useSpeaker();
  return useMemo(() => (key, args) => speaker.say({ key, args }), [speaker]);
}
