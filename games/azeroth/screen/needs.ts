import type { Option, Seat } from "@tavolata/kernel";
import { type AzerothContent, type Fighter, type Fighters, type Foe, fightersIn, type SpaceId } from "../open.js";
import type { AzerothView } from "../view.js";

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
export function needsOf(own: Fighter, other: Fighter, step: "ranged" | "melee"): readonly Need[] {
  const defence = other.defence + (step === "ranged" ? other.rangedDefence : 0);
  const need = (attack: Need["attack"], value: number): Need => {
    // What a power adds to the die as soon as it lies counts like a higher value, between 1 and 6.
    const from = Math.max(1, Math.min(7, defence - value));
    const faces = [1, 2, 3, 4, 5, 6].filter((face) => Math.max(1, Math.min(6, face + own.dieShift)) >= from);
    return { attack, value, defence, from, chance: faces.length / 6 };
  };
  const all: Need[] = [];
  if (step === "ranged" && own.ranged !== null) all.push(need("ranged", own.ranged));
  const meleeStep = own.meleeInRanged ? "ranged" : "melee";
  if (step === meleeStep && own.melee !== null && !own.noMelee) all.push(need("melee", own.melee));
  return all;
}

/** Whom an option of the challenge would fight; nothing for a card that isn't drawn yet. */
export function foeOf({ verb, target: of, label }: Option): Foe | undefined {
  const foe = { seat: "", card: "", encounter: "", slot: -1 };
  if (verb === "attack") return { ...foe, kind: "hero", seat: of };
  if (verb !== "fight") return undefined;
  // The option is called by whom it fights.
  const kind = of === "printed" || of === "event" ? of : "unbeaten";
  return { ...foe, kind, encounter: String(label.args?.["of"] ?? "") };
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
