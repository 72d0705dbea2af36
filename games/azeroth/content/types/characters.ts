import type { Effect } from "./effects.js";
import type { ClassName, Time } from "./words.js";

/** A value at the four levels: grey, green, yellow, red. */
type ByLevel = readonly [grey: number, green: number, yellow: number, red: number];

/** AZ-char-1: the four cards of a character on their start face, and how the alternate face differs. */
export interface Character {
  readonly melee: ByLevel | null;
  readonly ranged: ByLevel | null;
  readonly defence: ByLevel;
  readonly health: ByLevel;
  readonly damage: ByLevel;
  readonly alternate: Alternate;
  readonly power: CharacterPower;
}

/** Differences from the start face. An attack may be made from the other attack, or be missing. Health never differs (AZ-char-2). */
interface Alternate {
  readonly melee?: number | { readonly ranged: number } | null;
  readonly ranged?: number | { readonly melee: number } | null;
  readonly defence?: number;
  readonly damage?: number;
}

/** AZ-char-3: once in each own turn. */
export interface CharacterPower {
  readonly id: string;
  readonly cost: number;
  readonly time: Time;
  /** Not in a combat, although its time is the whole turn. */
  readonly outsideCombat?: true;
  readonly effects: readonly Effect[];
}

export type Side = "start" | "alternate";

/** AZ-abil-1, AZ-abil-2: a card of a character's deck of 23. */
export interface Ability {
  readonly class: ClassName;
  readonly copies: 2 | 3;
  readonly cost: number;
  readonly time: Time;
  /** AZ-abil-3, AZ-abil-4: it stays, and its effects with it. */
  readonly attach?: "hero" | "weapon";
  readonly effects: readonly Effect[];
}
