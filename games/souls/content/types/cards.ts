import type { DieSymbol } from "./dice.js";
import type { Effect } from "./effects.js";
import type { Entry } from "./verified.js";
import type { Condition, EnemyStyle, Rank, Strength } from "./words.js";

/** Which enemies an encounter card activates (SS-15.7-l). */
export type Activation =
  | { readonly all: "rank"; readonly rank: Rank }
  | { readonly all: "highest-rank" }
  | { readonly all: "style"; readonly style: EnemyStyle }
  | { readonly all: "wounded" }
  /** At {0} of a hero. */
  | { readonly all: "engaged" }
  | { readonly count: 0 | 1 | 2 | 3 };

export interface EncounterCard extends Entry {
  /** SS-15.7-l: its letter. */
  readonly letter: string;
  readonly main: Activation;
  /** Only when the main effect can't be applied even in part. */
  readonly otherwise?: Activation;
  /** The enemies that it activates use their special powers, too. */
  readonly specials?: true;
  /** The deck is shuffled with its discards, then this card is discarded. */
  readonly reshuffle?: true;
}

export interface TrapCard extends Entry {
  readonly number: number;
  /** SS-3.3.1-d: on a door, both areas are at {1}. */
  readonly range: number;
  readonly effects: readonly Effect[];
}

/** SS-4.3-f: spawned enemies. "standard": two lines, by the heroes in play; otherwise heroes minus enemies, plus `plus`. */
export type SpawnFormula = { readonly formula: "standard" } | { readonly formula: "difference"; readonly plus: number };

export interface EventCard extends Entry {
  readonly number: number;
  readonly kind: "standard" | "story" | "night" | "day";
  /** Resolved when the card is turned up. */
  readonly effects?: readonly Effect[];
  /** SS-4.3-d: holds while the card lies face up on the deck. */
  readonly continuous?: readonly Effect[];
  readonly spawn?: SpawnFormula;
  /** Effects on each enemy that it spawned. */
  readonly onSpawned?: readonly Effect[];
}

/** SS-10.1-b: a critical token; its colour says how long it lasts. */
export interface CriticalToken extends Entry {
  readonly colour: "green" | "blue" | "red";
  readonly copies: number;
  readonly does: CriticalEffect;
}

export type CriticalEffect =
  | { readonly critical: "wounds"; readonly amount: number }
  | { readonly critical: "condition"; readonly condition: Condition; readonly strength?: Strength }
  /** Red ones: lasting. A greater one of the same kind replaces a smaller one. */
  | { readonly critical: "hits"; readonly change: number }
  | { readonly critical: "armour"; readonly change: number }
  | { readonly critical: "max-hp"; readonly change: number }
  | { readonly critical: "no-effects" };

/** SS-15.4-i: what a shadow turns out to be. */
export type ShadowKind = "man" | "woman" | "enemy" | "champion" | "two-enemies" | "quest-enemy" | "quest";

export interface ShadowToken extends Entry {
  readonly kind: ShadowKind;
  readonly copies: number;
}

/** SS-3.3-e, SS-15.12.1-e: what lies on the back of a chest, a loot token or a search area. */
export interface ChestToken extends Entry {
  readonly treasures: number;
  readonly crowns: number;
  readonly copies: number;
}

export interface LootToken extends Entry {
  readonly crowns?: number;
  readonly treasures?: number;
  readonly copies: number;
}

/** SS-6.3.6-b: what each result of the red die gives; any other result finds nothing. */
export interface SearchToken extends Entry {
  readonly copies: number;
  readonly finds: Readonly<Partial<Record<DieSymbol, readonly Effect[]>>>;
}

/** SS-13-e: the coins of the box are all that there are. */
export interface CoinToken extends Entry {
  readonly value: number;
  readonly copies: number;
}
