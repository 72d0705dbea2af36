import { useWords } from "../../language/words.js";
import type { Shown } from "../face.js";
import { Hand } from "./hand.js";

/** At the foot: the own ability cards. */
export function Tray(_shown: Shown) {
  const { page } = useWords();
  return (
    <section className="tray az-tray" aria-label={page("azeroth.hand")}>
      <Hand />
    </section>
  );
}
