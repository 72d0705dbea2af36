import { useWords } from "@tavolata/ui/language/words.js";
import { useDesk } from "../desk.js";
import { Hand } from "../heroes/hand.js";
import type { AzerothScreenProps } from "../shown.js";

/** At the foot, on a phone under the map: the own ability cards. */
export function Tray(_shown: AzerothScreenProps) {
  const { page } = useWords();
  const { mine, seen } = useDesk();
  if (mine === undefined || seen.phase === "setup") return null;
  return (
    <section className="az-tray" aria-label={page("azeroth.hand")}>
      <Hand />
    </section>
  );
}
