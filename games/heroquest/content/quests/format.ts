import type { TrapKind } from "../types.js";

/** A square by column and row from 0: `7,4`. */
export type Square = string;

/** The line between two squares: `7,4|8,4`. */
export type Edge = string;

/** A letter of the board's picture. */
type Room = string;

/**
 * A quest of the adventure book (HQ-1.5). All of it is behind the Evil Wizard's screen (HQ-1.6) until play brings it out.
 * Its texts are messages: `quest.<id>.title`, `.introduction`, `.notes`, `.success`, `.failure`, and `quest.<id>.<text>` for
 * every `text` that it names.
 */
export interface Quest {
  readonly id: string;
  readonly side: "A" | "B";
  /** How hard it is meant to be, by the mixes of the balance notes. */
  readonly weight: "light" | "middling" | "heavy" | "test";
  /** Filled in seating order (HQ-2.7-b). */
  readonly start: readonly Square[];
  /** Heroes who stand here may leave the board (HQ-16.2). */
  readonly exit: readonly Square[];
  /** What the treasure card "wandering monster" brings (HQ-1.2.d). */
  readonly wandering: string;
  readonly goal: Goal;
  /** What ends the quest badly, besides the loss of all heroes (HQ-16.2). */
  readonly failure: readonly Failure[];
  /** HQ-16.3: its place in a chain of missions that count as one adventure. */
  readonly chain?: Chain;
  /** Doors, placed closed (HQ-11.4-a). */
  readonly doors: readonly Edge[];
  readonly barredDoors: readonly BarredDoor[];
  readonly secretDoors: readonly Edge[];
  readonly scenery: readonly PlacedScenery[];
  readonly antagonists: readonly PlacedAntagonist[];
  readonly allies: readonly PlacedAlly[];
  readonly traps: readonly PlacedTrap[];
  readonly rubble: readonly Square[];
  readonly abyss: readonly Square[];
  /** Treasure on a square without scenery (HQ-9.1.b-a). */
  readonly caches: readonly Cache[];
  readonly triggers: readonly Trigger[];
  readonly objectives: readonly Objective[];
  /** For every hero who survives a quest that was won. */
  readonly reward: Reward;
  /** Where an antagonist's spell of escape leads. */
  readonly refuge?: Square;
  /** Changes to the heroes when the quest begins. */
  readonly opening?: Opening;
  /** HQ-2.3: what the Evil Wizard's map says at a place, for him alone. */
  readonly notes?: readonly PlacedNote[];
}

export interface PlacedNote {
  readonly id: string;
  readonly at: Square;
  readonly text: string;
}

/** What wins the quest. */
export type Goal =
  /** The heroes who are left stand on, or have left by, the exit; at least so many of them. */
  | { readonly kind: "escape"; readonly heroes: number }
  /** The ally leaves by the exit. */
  | { readonly kind: "rescue"; readonly ally: string }
  /** These figures of the quest are off the board. */
  | { readonly kind: "slay"; readonly figures: readonly string[] }
  /** A hero holds the item; with `bring`, a hero leaves by the exit with it. */
  | { readonly kind: "find"; readonly item: string; readonly bring: boolean }
  /** A hero able to act stands in the room at the end of each of so many rounds, counted from `from`. */
  | { readonly kind: "hold"; readonly room: Room; readonly rounds: number; readonly from: When }
  /** As escape, before the end of this round. */
  | { readonly kind: "race"; readonly heroes: number; readonly rounds: number }
  /** All of these. */
  | { readonly kind: "all"; readonly goals: readonly Goal[] };

export type Failure =
  | { readonly kind: "rounds-over"; readonly rounds: number }
  | { readonly kind: "ally-lost"; readonly ally: string }
  /** No hero able to act is in the room at the end of a round, once the goal's count has begun. */
  | { readonly kind: "room-lost"; readonly room: Room }
  /** Somebody of the Evil Wizard's side stands on one of these squares at the end of a round. */
  | { readonly kind: "reached"; readonly figure: string; readonly squares: readonly Square[] };

interface Chain {
  readonly name: string;
  readonly part: number;
  readonly of: number;
  readonly next?: string;
}

/** A door of bars: seen through, not walked through (HQ-7.7-e). */
export interface BarredDoor {
  readonly edge: Edge;
  readonly opens: When;
}

export interface PlacedScenery {
  /** Its name in this quest, where something refers to it. */
  readonly id?: string;
  readonly type: string;
  /** Its upper left square. */
  readonly at: Square;
  /** Turned by a quarter: width and depth change places. */
  readonly turned?: boolean;
  /** Without it a search draws from the treasure deck (HQ-9.1.b-c). */
  readonly treasure?: Treasure;
  readonly trap?: SceneryTrap;
}

export interface SceneryTrap {
  readonly kind: "arrows" | "spears" | "axes" | "magical";
  readonly dice: number;
}

/** What is found. Nothing in it at all: it is empty, and no card is drawn. */
export interface Treasure {
  readonly gold?: number;
  readonly items?: readonly string[];
  /** Evocation cards. */
  readonly spells?: readonly string[];
  /** What is read aloud. */
  readonly text?: string;
}

export interface PlacedAntagonist {
  /** Its name in this quest, where something refers to it. */
  readonly id?: string;
  /** A kind of antagonist, or a champion. */
  readonly type: string;
  readonly at: Square;
  /** HQ-1.4-c: a champion with the values of its kind. Champions of the content need no mark. */
  readonly champion?: boolean;
  /** What it carries: with a weapon for it, it shoots; nothing of it adds to its sheet (HQ-6.4, HQ-6.5). Who removes it finds it on its square. */
  readonly items?: readonly string[];
  readonly spells?: readonly string[];
  /** Points that differ from its kind. */
  readonly body?: number;
  /** It does nothing and can't be hurt until a trigger wakes it. */
  readonly asleep?: boolean;
  /** Gold for the hero who removes it. */
  readonly bounty?: number;
}

export interface PlacedAlly {
  readonly id: string;
  readonly type: string;
  readonly at: Square;
  /** When it joins the heroes; until then it stays where it is. */
  readonly joins: When;
}

export interface PlacedTrap {
  readonly id?: string;
  readonly kind: TrapKind;
  /** One square, two that share a side (landslide), or an edge. */
  readonly at: Square | Edge | readonly [Square, Square];
  /** HQ-12-a: how many combat dice; without it, the default of its kind. */
  readonly dice?: number;
  readonly magical?: boolean;
  /** Without it, as its kind. */
  readonly disarmable?: boolean;
  /** Known from the start. */
  readonly known?: boolean;
}

export interface Cache {
  readonly id?: string;
  readonly at: Square;
  readonly treasure: Treasure;
}

/** A moment of the quest. */
export type When =
  | { readonly on: "start" }
  /** Everything in the room has been placed (HQ-11.1): its door is open, or somebody has come into it otherwise. */
  | { readonly on: "room-seen"; readonly room: Room }
  | { readonly on: "room-entered"; readonly room: Room }
  | { readonly on: "square-entered"; readonly squares: readonly Square[] }
  | { readonly on: "door-opened"; readonly edge: Edge }
  /** The scenery or cache of this id is searched with success. */
  | { readonly on: "searched"; readonly what: string }
  | { readonly on: "figure-removed"; readonly figure: string }
  | { readonly on: "all-removed"; readonly figures: readonly string[] }
  | { readonly on: "item-taken"; readonly item: string }
  /** A hero ends a movement beside this ally. */
  | { readonly on: "ally-reached"; readonly ally: string }
  | { readonly on: "round-begins"; readonly round: number }
  /** A hero on this square or beside it spends a search on the lever there, which everybody sees with its square. */
  | { readonly on: "lever-pulled"; readonly square: Square };

export interface Trigger {
  readonly id: string;
  readonly when: When;
  readonly acts: readonly Act[];
}

/** What the quest does by itself. */
export type Act =
  | { readonly act: "text"; readonly text: string }
  /** New figures come onto the board, on these squares or as near as can be. */
  | { readonly act: "place"; readonly antagonists: readonly PlacedAntagonist[] }
  /** As place, and they attack once at once: a surprise that HQ-10.7 can foresee. */
  | { readonly act: "ambush"; readonly antagonists: readonly PlacedAntagonist[] }
  | { readonly act: "wake"; readonly figures: readonly string[] }
  | { readonly act: "open"; readonly edge: Edge }
  | { readonly act: "close"; readonly edge: Edge }
  | { readonly act: "rubble"; readonly squares: readonly Square[] }
  /** Everything in this room is placed, as if its door were open. */
  | { readonly act: "reveal-room"; readonly room: Room }
  | { readonly act: "give-back-items" };

/** Something worth doing that doesn't win the quest. */
export interface Objective {
  readonly id: string;
  readonly when: When;
  readonly reward: Reward;
  readonly text: string;
}

export interface Reward {
  /** For each hero. */
  readonly gold?: number;
  /** For the hero who did it; for the quest itself, for the heroes to agree on. */
  readonly items?: readonly string[];
  /** HQ-RH7-g. */
  readonly heroicCards?: number;
}

export interface Opening {
  /** The heroes' items lie in this scenery or cache until it is searched; nobody has anything at the start. */
  readonly itemsAt?: string;
  readonly text?: string;
}
