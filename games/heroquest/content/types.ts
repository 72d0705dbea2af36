import type { Effect, Harm } from "./effects.js";
import type { FateHeuristics } from "./fate-heuristics.js";

/** HQ-2.4-d: the four archetypes; the box holds two heroes of each. */
export type Archetype = "barbarian" | "dwarf" | "elf" | "wizard";

/** Which ranged weapons a character has learnt (HQ-7.7-g). */
type RangedClass = "shooting" | "throwing" | "dagger";

/** The printed part of a hero's control sheet (HQ-1.4-a, HQ-1.8). Black dice are the hero's own, white ones come with items. */
export interface ArchetypeSheet {
  readonly blackAttack: number;
  readonly blackDefence: number;
  readonly body: number;
  readonly mind: number;
  readonly movementDice: number;
  /** HQ-4.12-a: what an HQ gives with all movement dice. */
  readonly maxMovement: number;
  readonly magicTurns: number;
  readonly skills: {
    /** HQ-10.2-b. */
    readonly disarm: boolean;
    readonly ranged: readonly RangedClass[];
  };
  /** HQ-RH1.1. */
  readonly loadCapacity: number;
  /** HQ-1.4-d: the first is the starting weapon. */
  readonly startItems: readonly string[];
  readonly startGold: number;
}

export interface Hero {
  readonly archetype: Archetype;
  readonly gender: "f" | "m";
  /** HQ-2.4-d: the first or second figure of the archetype. */
  readonly figure: 1 | 2;
}

/** A kind of antagonist (HQ-1.4-b). Mind 0 is mindless (HQ-8.8.a). */
export interface AntagonistType {
  readonly move: number;
  readonly attack: number;
  readonly defence: number;
  /** How many of the defence dice are armour and count against missiles (HQ-7.4). */
  readonly armour: number;
  readonly body: number;
  readonly mind: number;
  readonly magicTurns: number;
  readonly undead: boolean;
  /** Figures in the box: more of them can't stand on the board at once. */
  readonly figures: number;
  /** Only ever placed as a champion. */
  readonly championOnly: boolean;
}

/** A named antagonist with a control sheet (HQ-1.4-c, HQ-1.8). */
export interface Champion extends Omit<AntagonistType, "figures" | "championOnly"> {
  /** The figure that stands for it. */
  readonly type: string;
  readonly items: readonly string[];
  /** Antagonist spells that it always knows, besides those drawn by HQ-19.1-b. */
  readonly spells: readonly string[];
  readonly immune: readonly Harm[];
}

/** A figure on the heroes' side that isn't a hero: somebody to rescue, or something that a spell called. */
export interface Ally {
  readonly move: number;
  readonly attack: number;
  readonly defence: number;
  readonly body: number;
  readonly mind: number;
  /** Who plays it: the hero who called or freed it, or nobody. */
  readonly playedBy: "its-hero" | "nobody";
  /** What bots make of it; no rule looks at it. */
  readonly heuristics?: {
    /** It stays beside the hero who called it. */
    readonly guards: true;
  };
}

type ItemClass = "equipment" | "artifact" | "treasure" | "scroll" | "rune";
type ItemTag = "weapon" | "armour" | "potion" | "magic-object" | "tool" | "metal";

/** When an item's effects come to pass. */
type ItemUse =
  /** They last while it is carried or worn. */
  | "carried"
  /** With the special action 10.5; then it is gone. */
  | "drunk"
  /** With a magic action. */
  | "magic-action"
  /** At a moment that the effect names, without an action. */
  | "at-will";

/** Whatever a hero can carry (HQ-1.2.b, HQ-1.2.c). */
export interface Item {
  readonly class: ItemClass;
  readonly tags: readonly ItemTag[];
  readonly gold: number;
  readonly load: number;
  /** How many hands it needs while in use. */
  readonly hands: 0 | 1 | 2;
  /** White dice of an attack on an adjacent figure; absent where it can't be used so. */
  readonly melee?: number;
  /** Dice of a shot or throw (HQ-7.2). */
  readonly ranged?: number;
  /** White dice of defence. */
  readonly defence?: number;
  /** Whether its defence counts against missiles (HQ-7.4). */
  readonly againstRanged?: boolean;
  /** What a user must have learnt to shoot or throw it with full dice. */
  readonly rangedClass?: RangedClass;
  /** It also reaches the squares at the corners. */
  readonly diagonal?: true;
  /** HQ-7.1-b: it may be thrown, and is then lost. */
  readonly throwable?: true;
  /** By its own card it excludes a shield, with or without RH2. */
  readonly excludesShield?: true;
  /** Against these kinds it has other dice, or strikes more than once in one attack action. */
  readonly against?: { readonly kinds: readonly string[]; readonly melee: number; readonly attacks: number };
  /** Two pieces with the same place on the body aren't worn at once. */
  readonly wornOn?: "body" | "head" | "arm" | "wrists" | "finger" | "neck" | "shoulders";
  /** Who may use it. */
  readonly allowed: readonly Archetype[];
  readonly use?: ItemUse;
  /** How often it works; absent for ever. */
  readonly charges?: number;
  /** How often it works in one quest. */
  readonly perQuest?: number;
  /** Mind points to pay for each use: runes (HQ-8.6-g). */
  readonly cost?: number;
  readonly target?: Target;
  readonly effects?: readonly Effect[];
}

/** HQ-1.2.d: a card of the treasure deck. */
export interface TreasureCard {
  readonly copies: number;
  /** Whether it goes back and the deck is shuffled, instead of being discarded. */
  readonly returns: boolean;
  readonly effects: readonly Effect[];
}

export type Element = "air" | "earth" | "fire" | "water";

/** At whom or what a card may be aimed. */
export interface Target {
  readonly who:
    | "self"
    | "friend"
    | "self-or-friend"
    | "enemy"
    | "any-figure"
    | "square"
    | "door"
    | "trap"
    | "eliminated-hero"
    | "none";
  readonly range: "self" | "adjacent" | "sight" | "room" | "board";
  /** Mindless figures can't be chosen. */
  readonly withMind?: true;
  readonly notUndead?: true;
  readonly undeadOnly?: true;
}

export type SpellClass = "normal" | "primordial" | "evocation" | "antagonist";

/** HQ-1.2.a, HQ-1.2.e: a card that is cast. */
export interface Spell {
  readonly class: SpellClass;
  readonly element?: Element;
  readonly cost: number;
  /** HQ-8.6-f: what a used primordial spell costs to take back; without it, it is gone. */
  readonly restore?: number;
  readonly target: Target;
  /** What kind of harm it does, for those who are immune; spells of the element fire burn anyway. */
  readonly harm?: Harm;
  /** When the casting works. */
  readonly paid: readonly Effect[];
  /** When a casting without payment works (HQ-8.6-c); most cards do the same. */
  readonly unpaid: readonly Effect[] | "as-paid";
  /** When it fumbles (HQ-8.6-e). */
  readonly failed: readonly Effect[];
}

/** HQ-RH7-h-more: a heroic or misfortune card. */
export interface FateCard {
  readonly deck: "heroic" | "misfortune";
  readonly copies: number;
  /** The rule of the catalogue that gives its effect. */
  readonly rule: string;
  /** The rolls at which it may be played. */
  readonly at: "any-roll" | "attack" | "defence" | "ranged-attack" | "casting";
  readonly names: "nobody" | "hero" | "antagonist" | "door";
  readonly effects: readonly Effect[];
  readonly heuristics: FateHeuristics;
}

/** HQ-1.3: a kind of furniture. */
export interface SceneryType {
  readonly width: number;
  readonly depth: number;
  readonly height: "low" | "tall";
  /** Pieces in the box. */
  readonly pieces: number;
}

export type TrapKind = "pit" | "deep-pit" | "rocks" | "landslide" | "arrows" | "spears" | "axes" | "magical";

/** HQ-12-a: a kind of trap and what the quest need not say. */
export interface TrapType {
  readonly lies: "square" | "two-squares" | "edge";
  readonly dice: number;
  readonly defence: "none" | "as-ranged" | "none-if-surprised";
  readonly disarmable: boolean;
  /** What the square is afterwards, or whether the trap strikes again (HQ-12-d). */
  readonly afterwards: "stays" | "rubble" | "gone";
  readonly magical: boolean;
}

/** HQ-RH3-a: a lasting gain or loss. */
export interface Trait {
  readonly kind: "advantage" | "disadvantage" | "movement-advantage" | "movement-disadvantage";
  readonly rule: string;
  /** Whether the sheet must say against whom: a hero or a kind of creature. */
  readonly about?: "hero" | "creature";
}

/** One line of a table of HQ-RH3-a: these results of a movement die (HQ and ? are rolled again) give this trait, or nothing. */
export interface TraitRow {
  readonly from: number;
  readonly to: number;
  readonly trait: string | null;
}

/** HQ-1.7: a side of the board as it is drawn: one letter a square, a dot is corridor. Walls stand between letters. */
export interface BoardSide {
  readonly picture: readonly string[];
}
