import type { Faction, Figure, Souls } from "../state.js";
import type { AreaId } from "./terrain.js";

/** SS-3.1-g: Ghost Souls aren't counted; everybody else is, also who can't be targeted, however many they are (SS-3.1-c). */
export function isCounted(figure: Figure): boolean {
  return figure.kind !== "ghost";
}

interface Count {
  /** SS-3.1-d: figures that aren't K.O. */
  standing: number;
  present: number;
}

function countIn(s: Souls, area: AreaId, faction: Faction): Count {
  let standing = 0;
  let present = 0;
  for (const figure of s.figures) {
    if (figure.area !== area || figure.faction !== faction || !isCounted(figure)) continue;
    present += 1;
    if (!figure.ko) standing += 1;
  }
  return { standing, present };
}

/** SS-3.1-a, SS-3.1-i: more figures than the other faction. SS-3.1-f: which must have one there. SS-3.1-e: never stored. */
export function controls(s: Souls, faction: Faction, area: AreaId): boolean {
  const own = countIn(s, area, faction);
  const other = countIn(s, area, opponentOf(faction));
  return other.present > 0 && own.standing > other.standing;
}

/** SS-3.1-b: at least twice as many figures; domination counts as control (SS-3.1-d). */
export function dominates(s: Souls, faction: Faction, area: AreaId): boolean {
  const own = countIn(s, area, faction);
  const other = countIn(s, area, opponentOf(faction));
  return other.present > 0 && own.standing > other.standing && own.standing >= 2 * other.standing;
}

/** SS-2-e. */
export function opponentOf(faction: Faction): Faction {
  return faction === "heroes" ? "enemies" : "heroes";
}
