import type { Speaker } from "@tavolata/language";
import type { SeatLook } from "@tavolata/ui/table/seats/seat-looks.js";
import type { HeroQuestView } from "../../view.js";
import type { HeroLook } from "./tokens.js";

/** Heroes by their ids: each looks like its seat, and has letters of its own. */
export function heroLooks(seen: HeroQuestView, seats: readonly SeatLook[], speaker: Speaker): Map<string, HeroLook> {
  const looks = new Map<string, HeroLook>();
  const taken = new Set<string>();
  for (const { seat, shape, colour } of seats) {
    const id = seen.heroes[seat];
    if (id === undefined) continue;
    const letters = [...speaker.name(id)];
    const first = (letters[0] ?? "?").toLocaleUpperCase(speaker.language);
    const letter = taken.has(first) ? first + (letters[1] ?? "") : first;
    taken.add(first);
    looks.set(id, { shape, colour, letter });
  }
  return looks;
}
