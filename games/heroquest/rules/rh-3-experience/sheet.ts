import { type TraitId, traits } from "../../content/figures/traits.js";
import { traitOf } from "../../queries/traits.js";
import type { Figure, Table } from "../../state.js";

/** HQ-RH3-a: what adventures have left on a hero's sheet, and what of it counts in this adventure only. */
export interface Experience {
  traits: HeldTrait[];
  /** HQ-RH3-b: for each exceptional die the round of its last use; 0 for none in this adventure. */
  exceptionalDice: number[];
  /** HQ-RH3-d, HQ-RH3-e: the rolls on the tables that are due at the end of the quest. */
  due: DueRoll[];
  /** HQ-RH3-cowardice: how often it has lost body points in this adventure. */
  wounds: number;
  /** HQ-RH3-cowardice: why it must flee in its next activation. */
  panic?: Cowardice;
  /** HQ-RH3-chatterbox: the round of its last defence roll. */
  defended: number;
}

export type Cowardice = "cowardice" | "true-cowardice";

/** A trait on a hero's sheet. */
export interface HeldTrait {
  trait: TraitId;
  /** HQ-RH3-f: for good, or for one adventure. */
  permanent: boolean;
  /** With whom it quarrels, or which kind of creature it fears. */
  of?: string;
  /** The round of its last use in this adventure; 0 for none. */
  used: number;
}

export type TraitTable = "advantages" | "disadvantages" | "movement-advantages" | "movement-disadvantages";

export interface DueRoll {
  table: TraitTable;
  /** HQ-RH3-f: what it brings stays for good. */
  permanent: boolean;
}

export function newExperience(): Experience {
  return { traits: [], exceptionalDice: [], due: [], wounds: 0, defended: 0 };
}

/** HQ-RH3-reflexes: "first" means first in each round. Says whether the trait helps now, and notes that it did. */
export function helpsOnceARound({ state }: Table, figure: Figure, id: TraitId): boolean {
  const held = traitOf(figure, id);
  if (!held || held.used === state.round) return false;
  held.used = state.round;
  return true;
}

/** HQ-16.3: the rounds of a new mission are counted from one; what helps once in an adventure has still been used. */
export function beginMission({ experience }: Figure): void {
  if (!experience) return;
  experience.defended = 0;
  experience.exceptionalDice = experience.exceptionalDice.map(() => 0);
  for (const held of experience.traits) if (traits[held.trait].kind === "advantage") held.used = 0;
}
