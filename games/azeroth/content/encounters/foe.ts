import type { Colour, Combatant, CreatureType, Encounter, PrintedEncounter } from "../types.js";

/** Melee, ranged or both: what isn't named is missing (AZ-combat-11). */
export interface Attacks {
  readonly melee?: number;
  readonly ranged?: number;
}

type Rest = readonly [defence: number, health: number, damage: number];

function combatant({ melee, ranged }: Attacks, [defence, health, damage]: Rest): Combatant {
  return { melee: melee ?? null, ranged: ranged ?? null, defence, health, damage };
}

/** An encounter of a deck: number, type, attacks, then defence, health and damage. */
export function foe(
  colour: Colour,
  number: number,
  type: CreatureType,
  attacks: Attacks,
  rest: Rest,
  traits: { readonly aggro?: true; readonly power?: string } = {},
): Encounter {
  return { colour, number, type, ...combatant(attacks, rest), aggro: false, ...traits };
}

/** AZ-level-1: whoever beats it rises a level. */
export function proving(id: string, attacks: Attacks, rest: Rest): PrintedEncounter {
  return { id, reward: "level", ...combatant(attacks, rest) };
}

/** AZ-trophy-1: an overlord, or the master of the cove. */
export function overlord(id: string, attacks: Attacks, rest: Rest, power: string): PrintedEncounter {
  return { id, reward: "trophy", ...combatant(attacks, rest), power };
}
