import type { Result } from "../dice.js";
import type { HeroHeuristics, Heuristics } from "../heuristics.js";
import type { AttackValues } from "./dice.js";
import type { Effect, PaidEffect, PowerToken } from "./effects.js";
import type { Entry } from "./verified.js";
import type { Activity, Condition, DamageType, Nature, Soulrank, Style } from "./words.js";

/** SS-5-a: five heroes, each with two versions. */
type HeroName = "auriel" | "ecarus" | "laegon" | "shae" | "thorgar";

/** A hero card (SS-5.2): one version of a hero, with the side of the ghost soul. */
export interface HeroCard extends Entry {
  readonly hero: HeroName;
  readonly nature: Nature;
  readonly styles: readonly Style[];
  readonly gender: "f" | "m";
  /** SS-5.2.4-a: any of these results on a blue die saves. */
  readonly save: readonly Result[];
  readonly movement: number;
  readonly capacity: number;
  readonly innate: readonly InnatePower[];
  readonly ghost: GhostSide;
  /** SS-5.3-a: the side of the soul gem that belongs to this version. */
  readonly gem: readonly GemFace[];
  readonly heuristics?: HeroHeuristics;
}

/** SS-5.3-a: one face of a soul gem. The seven stand in the order of the ranks. */
export interface GemFace {
  readonly hp: number;
  readonly powers: number;
  readonly talents: number;
  readonly combat: number;
  readonly action: number;
}

/** SS-11.2-a: what a ghost soul can do besides the recall. */
interface GhostSide {
  readonly scream: { readonly aim?: Aim; readonly effects: readonly Effect[] };
  readonly movement: number;
}

/** Whom or what a power or item is used on. Without an aim it works on its user only (SS-6.5-f). */
export interface Aim {
  readonly who: "hero" | "other-hero" | "enemy" | "area" | "own-rune";
  readonly range: number;
}

/** Moments at which reactions may be used and passive powers work by themselves. Without one, a passive power holds always. */
export type PowerTiming =
  /** SS-16.1-l: an enemy has chosen its victim. */
  | "victim-chosen"
  /** SS-10.1-e. */
  | "attacked"
  /** SS-9-def-1-a. */
  | "hits-counted"
  /** SS-9-def-4-a. */
  | "defence-roll"
  /** SS-9-i: the own hits are totalled (SS-9-hit-3-a), or the own shields (SS-9-def-6-a). */
  | "hits-totalled"
  | "shields-totalled"
  /** Another hero in range is attacked. */
  | "other-hero-attacked"
  /** A combat activity's attack with a weapon is over. */
  | "after-combat-attack"
  | "enemy-killed"
  | "trap-drawn"
  | "treasure-drawn"
  | "save-rolled";

/** SS-5.2.2: a power on the hero card. It never cools down. */
interface InnatePower {
  readonly id: string;
  readonly activity: Activity;
  readonly aim?: Aim;
  readonly when?: PowerTiming;
  readonly once?: "turn" | "round";
  readonly effects: readonly Effect[];
}

/** Cooldown positions 1 to 4 (SS-7-l). */
type Cooldown = 1 | 2 | 3 | 4;

/** A power card of a hero, or a talent (SS-7-a). */
export interface PowerCard extends Entry {
  /** Absent: a talent, for anybody. */
  readonly hero?: HeroName;
  /** SS-7-g: only for this nature, or for a neutral hero. */
  readonly nature?: "lawful" | "chaos";
  readonly activity: Activity;
  readonly damage?: DamageType;
  readonly aim?: Aim;
  readonly when?: PowerTiming;
  readonly once?: "turn" | "round" | "quest";
  /** It may be used only then. */
  readonly needs?: "hidden" | "bow" | "heroes-control-target-area";
  /** What every level does. */
  readonly base: PowerWorks;
  /** In rising order; a hero may use any level up to his soulrank. Values and effects of the level are added to the base. */
  readonly levels: readonly PowerLevel[];
  /** SS-7-m: "end": it begins to cool down when its token or companion is gone. */
  readonly cooldownFrom: "use" | "end";
  readonly token?: PowerToken;
  readonly heuristics?: Heuristics;
}

export interface PowerWorks {
  /** An attack with these values: it can be defended like any other (SS-9-b). */
  readonly attack?: AttackValues;
  /** The attack is made with the equipped weapon, with `attack` added to it. */
  readonly weapon?: "equipped" | "bow";
  readonly paid?: readonly PaidEffect[];
  readonly effects?: readonly Effect[];
}

export interface PowerLevel extends PowerWorks {
  readonly rank: Soulrank;
  /** Absent for passive powers, which don't cool down. */
  readonly cooldown?: Cooldown;
}

/** SS-7.2-a. */
export interface CompanionCard extends Entry {
  readonly owner: HeroName;
  /** How many heroes it counts as for control (SS-3.1-g). */
  readonly counter: number;
  readonly style: Style;
  readonly movement: number;
  /** Added to the owner's soulrank. */
  readonly hp: number;
  readonly weapon: {
    readonly id: string;
    readonly attack: AttackValues;
    readonly damage: DamageType;
    readonly paid: readonly PaidEffect[];
  };
  readonly armour: number;
  readonly magicShields: number;
  readonly defenceDice: number;
  readonly immune: readonly Condition[];
}
