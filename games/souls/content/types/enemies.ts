import type { AttackValues } from "./dice.js";
import type { Effect, PaidEffect } from "./effects.js";
import type { Entry } from "./verified.js";
import type { Condition, DamageType, EnemyStyle, Rank, Style } from "./words.js";

export type Family = "gremlin" | "bandit" | "orc-warrior" | "orc-shaman" | "troll" | "hollow-king";

/** SS-15.7.1-a. */
export type Preferred = "most-wounded" | "nearest" | "richest" | "menacing" | { readonly style: Style };

/** What an enemy does (SS-15.1-a): shared by all copies of the same name and rank. */
export interface Behaviour {
  readonly preferred: Preferred;
  readonly style: EnemyStyle;
  /** By name; a single weapon is both primary and secondary (SS-15.1-n). */
  readonly weapons: Readonly<Record<string, EnemyWeapon>>;
  /** Makes the reaction attacks. */
  readonly primary: string;
  readonly powers: Readonly<Record<string, EnemyPower>>;
  /** Read from the top; the last one is "+" (SS-15.7.1-o). */
  readonly lines: readonly BehaviourLine[];
  /** SS-15.8.1-a. */
  readonly flies?: true;
}

/** An enemy scroll (SS-15.1-a). */
export interface EnemyScroll extends Behaviour, Entry {
  readonly family: Family;
  readonly rank: Rank;
  /** SS-15.2.1-a: how many figures one enemy card stands for. */
  readonly horde?: number;
  /** SS-15.1-d: one to four diamonds; not used in play. */
  readonly challenge: 1 | 2 | 3 | 4;
}

interface EnemyWeapon {
  readonly attack: AttackValues;
  readonly damage: DamageType;
  readonly paid?: readonly PaidEffect[];
}

/** SS-15.1-e: the symbol of a power says when it works. */
export type EnemyPowerType = "passive" | "movement" | "attack" | "reaction" | "behaviour" | "special" | "charge";

export interface EnemyPower {
  readonly type: EnemyPowerType;
  /** When it works by itself; without it, while it holds (passive, attack) or when a line or a card uses it. */
  readonly when?: EnemyMoment;
  readonly if?: "self-wounded" | "charged";
  readonly effects?: readonly Effect[];
  /** Effects that every weapon of it may pay for. */
  readonly paid?: readonly PaidEffect[];
}

export type EnemyMoment =
  | "hero-enters-area"
  /** An attack with this weapon dealt a wound. */
  | { readonly woundedWith: string }
  | "attacked"
  | "attacked-in-melee"
  | "killed"
  | "half-hp";

/** One line of a scroll: the distances at which it is chosen, and its sentences (SS-15.7.1-a). */
export interface BehaviourLine {
  /** "+": wherever the victim is, also out of sight. */
  readonly range: readonly number[] | "+";
  readonly if?: { readonly menace?: 1 | 2; readonly charged?: true; readonly selfWounded?: true };
  /** One entry is one full stop: a slowed enemy does only the first that changes something (SS-15.11.3-a). */
  readonly say: readonly Sentence[];
}

export type Sentence =
  /** SS-15.8-c: into the victim's area, however far. */
  | { readonly do: "engage" }
  | { readonly do: "move"; readonly areas: number; readonly toward?: "victim" | "gate" | "waypoint" }
  | { readonly do: "retreat"; readonly areas: number }
  | { readonly do: "attack"; readonly weapon: string; readonly times?: number; readonly target?: SentenceTarget }
  | { readonly do: "use"; readonly power: string };

/** Absent: the victim. */
export type SentenceTarget = { readonly nearestWithin: number };

/** How an enemy defends, and what it leaves (SS-15.2-a). */
export interface Defences {
  readonly hp: number | { readonly few: number; readonly many: number };
  /** Absent: no value. */
  readonly armour?: number;
  readonly magicShields?: number;
  readonly defenceDice?: number;
  readonly defencePaid?: readonly PaidEffect[];
  /** SS-9-def-1-a: more than 0 is a weakness, less a resistance; 0 is printed but changes nothing. */
  readonly types?: Readonly<Partial<Record<DamageType, number>>>;
  /** "All except": every type that `types` doesn't name. */
  readonly otherTypes?: number;
  readonly soulPoints: number;
  readonly drops: { readonly crowns?: number; readonly loot?: number; readonly treasure?: number };
  readonly immune?: readonly Condition[];
}

/** An enemy card (SS-15.2-a): one enemy, or one horde, in play. */
export interface EnemyCard extends Defences, Entry {
  readonly scroll: string;
  /** SS-15-e: the first or second copy, by its wax seals. */
  readonly seals: 1 | 2;
  /** SS-15.3-a: so many enemy power cards are drawn for it. */
  readonly powerIcons: number;
  /** SS-15.1-k: charges that it enters with. */
  readonly charges?: number;
}

/** An enemy power card (SS-15.3-e); the level follows the act of the quest. */
export interface EnemyPowerCard extends Entry {
  readonly levels: readonly [EnemyPower, EnemyPower];
  readonly type: EnemyPowerType;
}

/** A master enemy's scroll (SS-16-a): both sides on one card. */
export interface MasterScroll extends Defences, Entry {
  readonly family: Family;
  readonly race: string;
  readonly challenge: 1 | 2 | 3 | 4;
  /** SS-16-b: "independent": a quest says which one is used; "linked": a power of the card turns it. */
  readonly sides: "independent" | "linked";
  readonly front: MasterSide;
  readonly back: MasterSide;
}

export interface MasterSide extends Behaviour {
  /** SS-16.1-a. */
  readonly vengeful: boolean;
  /** When the card is turned to the other side. */
  readonly turns?: { readonly when: EnemyMoment; readonly effects: readonly Effect[] };
}
