import { useWords } from "@tavolata/ui/language/words.js";
import { valourToWin } from "../../queries/valour.js";
import type { AzerothSeen } from "../shown.js";

/** Which round it is. */
export function Round({ view }: { readonly view: AzerothSeen }) {
  const { page } = useWords();
  const { round } = view.state;
  return round > 0 && page("azeroth.round", { round });
}

/** AZ-end-1. */
export function Aim() {
  const { page } = useWords();
  return <strong className="serif">{page("azeroth.aim", { valour: valourToWin })}</strong>;
}
