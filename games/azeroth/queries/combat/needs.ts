import type { Seat } from "@tavolata/kernel";
import type { AzerothContent } from "../../content/content.js";
import type { Foe, SpaceId } from "../../state.js";
import type { AzerothView } from "../../view.js";
import { clamped } from "./dice.js";
import { type Fighter, type Fighters, fightersIn } from "./fighter.js";
import { defenceIn, meleeIn, rangedIn, type Step } from "./strikes.js";

/** One attack of a side: what it takes to hit. */
export interface Need {
  readonly attack: "ranged" | "melee";
  readonly value: number;
  readonly defence: number;
  /** The least face that hits: 1 hits with every face, 7 with none. */
  readonly from: number;
  /** Of the die as it will be thrown, between 0 and 1. */
  readonly chance: number;
}

/** AZ-combat-8, AZ-combat-9, AZ-combat-15: the attacks of a side in a step, and which faces hit. */
export function needsOf(own: Fighter, other: Fighter, step: Step): readonly Need[] {
  const defence = defenceIn(other, step);
  const need = (attack: Need["attack"], value: number): Need => {
    // What a power adds to the die as soon as it lies counts like a higher value, between 1 and 6.
    const from = Math.max(1, Math.min(7, defence - value));
    const faces = [1, 2, 3, 4, 5, 6].filter((face) => clamped(face + own.dieShift) >= from);
    return { attack, value, defence, from, chance: faces.length / 6 };
  };
  const [ranged, melee] = [rangedIn(own, step), meleeIn(own, step)];
  return [...(ranged === null ? [] : [need("ranged", ranged)]), ...(melee === null ? [] : [need("melee", melee)])];
}

/** Both sides as they would begin. */
export function fightersFor(
  content: AzerothContent,
  seen: AzerothView,
  hero: Seat,
  foe: Foe,
  space: SpaceId,
): Fighters {
  return fightersIn(content, seen, { hero, foe, space, plays: [] });
}
