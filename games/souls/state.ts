import type { Flow, Table as KernelTable, Seat } from "@tavolata/kernel";
import type { SoulsContent } from "./content/content.js";
import type { Effect, PlacedTile, PowerToken as TokenName, Until } from "./content/types.js";
import type { SoulsEvent } from "./events.js";
import type { SoulsOptions } from "./options.js";
import type { AreaId } from "./queries/board/terrain.js";
import type { Attack } from "./state/attack.js";
import type { Campaign, Ended } from "./state/campaign.js";
import type { Decks } from "./state/decks.js";
import type { Visit } from "./state/visit.js";

export type Table = KernelTable<Souls, SoulsEvent, SoulsContent, SoulsOptions>;
export type SoulsFlow<T = void> = Flow<T>;

/** SS-2-e: every figure belongs to one of the two. */
export type Faction = "heroes" | "enemies";

/** `auriel`, `fenrir`, `gremlin-blue-2`; the figures of a Horde have a letter more: `gremlin-horde-green-a`. */
export type FigureId = string;
/** The id of an Enemy card: it identifies the individual (SS-15-c). */
export type EnemyId = string;
/** `dagger-2`: the name of an item, and a number for each copy of the card. */
export type ItemId = string;

/** SS-4-a: the phases of a Round, and what comes before the first. */
export type Phase = "setup" | "time" | "battle" | "event";

/** What lies on the table. Plain data: a save is this and nothing else. */
export interface Souls {
  /** The book in which its Quest stands: see `queries/quest/books.ts`. */
  book: string;
  quest: string;
  /** The text of a Quest that the table brought along; nothing for those of the book. */
  own?: string;
  /** SS-2.2.1: the tiles that the battlefield is made of. */
  tiles: readonly PlacedTile[];
  /** SS-4.4-a: what ends the Quest, as far as everybody knows it. */
  goals: string[];
  /** SS-15.3-e: the Act of the Quest. */
  act: number;
  round: number;
  phase: Phase;
  /** SS-4.2-b: whose Hero Turn or Enemy Turn it is; after the last one, who played it. */
  active: Seat;
  /** SS-5.3.1-b: the pool of the party. */
  soulPoints: number;
  heroes: Record<Seat, Hero>;
  figures: Figure[];
  /** SS-15-d: the Enemy cards in play. */
  enemies: Enemy[];
  /** SS-3.3-a, SS-3.3-k: what closes a side, by the border that it stands on. A table of its own for each set of borders: see `queries/board/ways.ts`. */
  doors: Readonly<Record<string, Door>>;
  /** SS-3.3-e: chests by their area. */
  chests: Record<AreaId, Chest>;
  /** SS-6.3.6-a: face-down Search tokens by their area. */
  searches: Record<AreaId, string[]>;
  /** SS-4.3.1-a, SS-4.3.1-g: Story Event cards and Waypoints by their area. */
  stories: Record<AreaId, string>;
  waypoints: Record<AreaId, string>;
  /** What lies in areas, where something does. */
  ground: Record<AreaId, Ground>;
  /** SS-10.3-g: Fire tokens in areas, each with its side. */
  fires: Record<AreaId, number[]>;
  /** SS-15.4-a: face-down Shadow tokens by their area. */
  shadows: Record<AreaId, string[]>;
  /** SS-15.4-p: the numbers on the Shadows that the Quest laid out: with so many heroes they lie there. */
  shadowNumbers: Record<AreaId, number>;
  /** SS-15.5-a: Spawn Gates by their icon. */
  gates: Record<string, Gate>;
  /** SS-11.3-e: Altars by their area, and whether they are active. */
  altars: Record<AreaId, boolean>;
  decks: Decks;
  /** SS-14.2-a, SS-14-a: item cards that nobody has. */
  stash: ItemId[];
  emporium: ItemId[];
  /** SS-8.2.1-a: Soul Weapons that somebody of the party can use, face down. */
  soulWeapons: ItemId[];
  /** The visit to the Emporium under way. */
  visit: Visit;
  /** SS-15.12.1-c: what was removed from the Quest. */
  removed: string[];
  turn: Turn;
  /** SS-7-a: tokens of powers. */
  tokens: PowerToken[];
  /** Effects that go on, each with the name of what gives it (SS-2-d). */
  lasting: Lasting[];
  /** Item cards that aren't as they were printed. */
  items: Record<ItemId, ItemState>;
  /** Attacks under way, the innermost last. */
  attacks: Attack[];
  /** The Enemy Turn under way. */
  encounter: Encounter;
  /** The activation under way. */
  activation: Activation;
  /** SS-4.3.2-a: what the Quest says of the Night or Day that lies beside the Event deck. */
  nightOrDay: readonly Effect[];
  /** SS-16.1-c: the Menace token; nobody's while there is no Master Enemy. */
  menace: { hero: FigureId; level: 0 | 1 | 2 };
  /** What was used of things that can be used once in a Round or a Quest, by whom: `focus:auriel`. */
  usedInRound: string[];
  usedInQuest: string[];
  /** What the Quest has noted. */
  notes: string[];
  /** SS-4.4-a: how the Quest has ended; nothing while it goes on. */
  ended: Ended | null;
  /** SS-5.3.1-l: the story that this Quest is a part of; nothing for a stand-alone Quest. */
  campaign: Campaign | null;
}

/** Somebody on the battlefield. */
export interface Figure {
  id: FigureId;
  faction: Faction;
  /** SS-11.1-b: a dead hero's figure stays as a Ghost Soul. */
  kind: "hero" | "ghost" | "companion" | "enemy";
  /** The seat of a hero or of a companion's owner; the Enemy card of an enemy. */
  belongsTo: Seat | EnemyId;
  area: AreaId;
  /** SS-10.2-d: the area from which it last entered; empty when it didn't walk here. */
  cameFrom: AreaId;
  /** SS-11-b. */
  wounds: number;
  /** SS-10.6.1-a. */
  ko: boolean;
  /** SS-10.6.3-a: Poison I or II, or none. */
  poison: 0 | 1 | 2;
  blinded: Token;
  slowed: Token;
  stunned: Token;
  /** SS-10.3-a: its Fire tokens, each with its side. */
  fire: number[];
  /** SS-10.1-h: Red Criticals that stay. */
  criticals: string[];
  /** SS-8.3.1-a: the magic shields that are left, apart from those on items. */
  magicShields: number;
  /** SS-7-a: can't be targeted. */
  hidden: boolean;
}

/** SS-10.6-e: not there, there, or there since before the turn (or activation) at whose end it is discarded. */
export type Token = "none" | "held" | "due";

export interface Hero {
  seat: Seat;
  figure: FigureId;
  /** The hero card: `auriel-light-mage` (SS-5-a). */
  version: string;
  /** SS-5.3-b. */
  soulrank: number;
  crowns: number;
  /** SS-4.2-d: the turn marker is face up. */
  ready: boolean;
  /** SS-5-b. Empty where nothing is equipped. */
  slots: Slots;
  inventory: ItemId[];
  /** SS-5-b: left to right in the order of gain. */
  powers: OwnedPower[];
  /** SS-3.3-i: Magic Keys, by their colour. */
  keys: string[];
}

export interface Slots {
  primary: ItemId;
  secondary: ItemId;
  armour: ItemId;
  artefact: ItemId;
}

/** A power card of a hero. */
export interface OwnedPower {
  id: string;
  /** SS-7-l: hourglasses; 0 is ready. */
  cooldown: number;
  /** SS-7-n: its effect goes on, and the cooldown begins when it ends. */
  active: boolean;
  /** SS-11.1-d: the Soulrank that it came with. */
  rank: number;
  /** SS-7-h: the item that grants it, or empty. */
  from: ItemId;
}

export interface Enemy {
  id: EnemyId;
  /** SS-15-c: the Enemy Scroll, shared by the copies. */
  scroll: string;
  /** SS-15.6-a; empty for a Master Enemy, who is everybody's (SS-16-c). */
  controller: Seat;
  /** SS-15.1-k. */
  charges: number;
  /** SS-15.3-a: its Enemy Power cards. */
  powers: string[];
  /** SS-15.1-b, SS-16-a: which side of its scroll is in force. */
  side: "A" | "B";
}

/** A door, locked door or wall token; a Magic Lock has a colour (SS-3.3-g). */
export interface Door {
  kind: "door" | "locked" | "wall";
  lock: string;
}

/** SS-3.3-e: its token lies face down. */
export interface Chest {
  lock: string;
  token: string[];
}

interface Gate {
  area: AreaId;
  open: boolean;
}

/** What lies in an area. */
export interface Ground {
  /** Items that lie open. */
  items: ItemId[];
  crowns: number;
  keys: string[];
  /** SS-15.12.1-e, SS-15.12.1-f: face down. */
  loot: string[];
  treasure: string[];
}

/** The Hero Turn under way: what is left of it. */
export interface Turn {
  /** SS-4.2-a: first the Hero Turn, then the Enemy Turn of the active hero. */
  side: "none" | "hero" | "enemies";
  movement: number;
  combat: number;
  action: number;
  /** SS-6.1-a: whether the Movement has begun and goes on, and its points. */
  moving: boolean;
  points: number;
  /** SS-10.6.5-a: how many Movement, Combat or Action activities were begun. */
  spent: number;
  /** SS-6.3.1-c, SS-6.3.7, SS-7.2-b, SS-11.2-a: what can be done once in the turn and was. */
  done: string[];
  /** SS-6.1.2-b: the area that the hero has evaded from and not left yet. */
  evaded: AreaId;
}

/** A token that a power was used for: in an area, or beside its owner's card. */
export interface PowerToken {
  token: TokenName;
  owner: Seat;
  power: string;
  area: AreaId;
  /** SS-7-k: the level of the power that was used. */
  level: number;
}

/** An effect that goes on: a bonus, a penalty. */
interface Lasting {
  /** The card that gives it. */
  name: string;
  on: FigureId;
  effect: Effect;
  until: Until;
}

/** What is true of a single item card. */
export interface ItemState {
  /** The forged, dearer or awakened side lies up. */
  back: boolean;
  /** SS-8.4-b. */
  charges: number;
  /** SS-8.3.1-a: the magic shields on it that are left. */
  shields: number;
}

/** The Encounter card that is being resolved. */
interface Encounter {
  card: string;
  /** SS-15.7-m: the enemies that it activates and that haven't acted yet. */
  waiting: EnemyId[];
  special: boolean;
}

/** An enemy that acts. */
interface Activation {
  /** Empty between activations. */
  enemy: EnemyId;
  /** SS-15.7.1-r: rule and victim, fixed at the start. */
  line: number;
  victim: FigureId;
  /** The enemy that entered its victim's area in this activation. */
  engaged: EnemyId;
}
