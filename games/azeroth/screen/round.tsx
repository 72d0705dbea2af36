import type { View } from "@tavolata/kernel";
import { useWords } from "@tavolata/ui/language/words.js";
import { valourToWin } from "../open.js";
import { seenIn } from "./seen.js";

/** Which round it is. */
export function Round({ view }: { readonly view: View }) {
  const { page } = useWords();
  const { round } = seenIn(view);
  return round > 0 && page("azeroth.round", { round });
}

/** AZ-end-1. */
export function Aim() {
  const { page } = useWords();
  return <strong className="serif">{page("azeroth.aim", { valour: valourToWin })}</strong>;
}
