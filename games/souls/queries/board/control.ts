import type { Faction, Figure } from "../../state.js";
import type { SoulsView } from "../../view.js";
import type { AreaId } from "./terrain.js";

/** SS-3.1-g: Ghost Souls aren't counted; everybody else is, also who can't be targeted, however many they are (SS-3.1-c). */
function isCounted(figure: Figure): boolean {
  return figure.kind !== "ghost";
}

/** SS-3.1-d: figures that aren't K.O.; SS-3.1-f: -1 when there are none at all. */
function standing(s: SoulsView, area: AreaId, faction: Faction): number {
  let count = -1;
  for (const figure of s.figures) {
    if (figure.area !== area || figure.faction !== faction || !isCounted(figure)) continue;
    if (count < 0) count = 0;
    if (!figure.ko) count += 1;
  }
  return count;
}

/** SS-3.1-a, SS-3.1-i: more figures than the other faction. SS-3.1-f: which must have one there. SS-3.1-e: never stored. */
export function controls(s: SoulsView, faction: Faction, area: AreaId): boolean {
  const other = standing(s, area, opponentOf(faction));
  return other >= 0 && standing(s, area, faction) > other;
}

/** SS-3.1-b: at least twice as many figures; domination counts as control (SS-3.1-d). */
export function dominates(s: SoulsView, faction: Faction, area: AreaId): boolean {
  const other = standing(s, area, opponentOf(faction));
  if (other < 0) return false;
  const own = standing(s, area, faction);
  return own > other && own >= 2 * other;
}

/** SS-2-e. */
function opponentOf(faction: Faction): Faction {
  return faction === "heroes" ? "enemies" : "heroes";
}

/** SS-3.1-a, SS-3.1-b: who has the upper hand in an area, and whether by far. */
export function upperHand(s: SoulsView, area: AreaId): `${Faction}-${"control" | "dominate"}` | undefined {
  for (const faction of ["heroes", "enemies"] as const) {
    if (dominates(s, faction, area)) return `${faction}-dominate`;
    if (controls(s, faction, area)) return `${faction}-control`;
  }
  return undefined;
}
