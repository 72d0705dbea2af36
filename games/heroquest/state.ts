import type { Flow, Table as KernelTable, Seat } from "@tavolata/kernel";
import type { Deck } from "@tavolata/kit";
import type { HeroQuestContent } from "./content/content.js";
import type { LastingEffect, Until } from "./content/effects.js";
import type { Archetype, Element } from "./content/types.js";
import type { HeroQuestEvent } from "./events.js";
import type { HeroQuestOptions } from "./options.js";
import type { Magic } from "./rules/08-magic/zones.js";
import type { Campaign } from "./rules/14-campaign/state.js";
import type { Mission } from "./rules/16-quests/mission.js";
import type { Proposal } from "./rules/20-disputes/proposal.js";
import type { Cowardice, Experience } from "./rules/rh-3-experience/sheet.js";
import type { NextTwist } from "./rules/rh-7-fate/twists.js";
import type { Fate } from "./rules/rh-7-fate/zones.js";
import type { Door, Pile, Scenery, Trap } from "./state/pieces.js";
import type { Secrets } from "./state/secrets.js";

export type { Door, Pile, Scenery, Trap } from "./state/pieces.js";
export type { Contents, Secrets, Unplaced, UnplacedAlly, UnplacedScenery } from "./state/secrets.js";

export type Table = KernelTable<HeroQuest, HeroQuestEvent, HeroQuestContent, HeroQuestOptions>;
export type HeroFlow<T = void> = Flow<T>;

/** `dwarf-1`, `orc-3`: its kind, and a number given when it comes onto the board. */
export type FigureId = string;

/**
 * What lies on the table. Plain data: a save is this and nothing else. Squares and edges are the numbers of the board's
 * grid; where the quest's contents are still behind the screen, they lie in `secrets`.
 */
export interface HeroQuest {
  /** Which quest is played; empty while the Evil Wizard has yet to choose. */
  quest: string;
  /** HQ-2.7-a: what the Evil Wizard has chosen it from; empty where the table was opened with a quest. */
  chosenFrom: string[];
  /** HQ-16.1: whether the title is secret until then. */
  titleSecret: boolean;
  /** HQ-2.7-b: whether the introduction was read, which begins the adventure. */
  introduced: boolean;
  /** HQ-2.7-b: what the introduction told everybody; nothing before it. */
  mission: Mission | null;
  side: "A" | "B";
  round: number;
  /** HQ-2.4: whose hero is which; nobody's before the reveal. */
  heroes: Record<Seat, FigureId>;
  /** HQ-2.4-c, HQ-2.4-e: who picks again, in this order. */
  latePickers: Seat[];
  /** HQ-2.5-a: the adventurers from the Evil Wizard's right on. */
  order: Seat[];
  /** Whoever stands or lies on the board. */
  figures: Figure[];
  /** Who was taken off the board, and how. */
  gone: Gone[];
  /** HQ-3.1: the heroes who still act in this round; the antagonists who have acted. */
  toAct: Seat[];
  acted: FigureId[];
  /** The activation that is under way. */
  turn: Turn | null;
  /** HQ-18.7: the last action that was finished, which can be disputed. */
  lastDeed: { figure: FigureId; action: ActionType } | null;
  /** HQ-20: who has raised a matter in this round, and what is put to the vote. */
  talk: { raised: Seat[]; motion: { by: Seat; proposal: Proposal } | null };
  /** How the quest has ended, once it has. */
  ended: Ending | null;
  /** Doors on the board. */
  doors: Door[];
  /** Edges that are open although a wall is printed there, and edges without a wall that a door closes. */
  passages: number[];
  barriers: number[];
  scenery: Scenery[];
  /** Known traps. */
  traps: Trap[];
  rubble: number[];
  abyss: number[];
  /** HQ-11.3: levers that a hero has seen, where the quest has any. */
  levers?: number[];
  /** HQ-6.14.d-a: what the eliminated left behind; HQ-RH7-m-hand-slips: and weapons that have slipped away. */
  piles: Pile[];
  /** Rooms whose contents are on the board. */
  rooms: number[];
  /** For each square whether a hero has seen it: 1 for the corridor's squares in sight, and whole rooms. */
  seen: number[];
  /** For each square how often doors and rocks had changed the view when a hero last looked round from there; -1 for never. */
  looked: number[];
  viewChanges: number;
  /** For each square and edge whether a hero has entered or crossed it: no hidden trap lies there. */
  trodden: number[];
  crossed: number[];
  /** Which squares were searched without being spoilt, for what. */
  searched: Record<SearchKind | "floor", number[]>;
  /** Scenery and squares whose treasure is taken. */
  emptied: string[];
  treasure: Deck;
  spells: Spells;
  /** HQ-8: where used and other cards lie, and what they have changed. */
  magic: Magic;
  start: number[];
  exit: number[];
  /** HQ-1.2.d: which kind wanders here, as soon as one has come; empty before. */
  wanderer: string;
  /** How many of each kind have come onto the board. */
  numbered: Record<string, number>;
  /** HQ-RH7: the heroic and misfortune cards, where the table plays with them. */
  fate: Fate | null;
  /** Turns that wait because a card moves somebody, the innermost last; nothing where nobody had the turn. */
  interrupted: (Turn | null)[];
  /** Whether a rule of the table looks at every roll (HQ-RH3-d, HQ-RH7-a). */
  watched: boolean;
  /** HQ-14: what lasts from one adventure to the next; nothing at a table for a single quest. */
  campaign: Campaign | null;
  secrets: Secrets;
}

/** HQ-2.6: the spell cards. The cards of a hand lie by element, because their backs show it. */
export interface Spells {
  piles: Record<Element, string[]>;
  hands: Record<Seat, Record<Element, string[]>>;
  /** The magic turn that is held, and who has yet to take cards in it. */
  magicTurn: number;
  waiting: Seat[];
  /** HQ-2.6-i: the division is over, and everybody may look. */
  divided: boolean;
}

export type SearchKind = "traps" | "secret-doors" | "magical-traps";

export type Side = "heroes" | "wizard";

/** HQ-1.4-c: servants and champions differ in what 0 points do to them. */
type FigureKind = "hero" | "ally" | "servant" | "champion";

/** A figure with its control sheet (HQ-1.8). Body and mind may go below zero. */
export interface Figure {
  id: FigureId;
  kind: FigureKind;
  /** `elf`, `orc`. */
  type: string;
  /** HQ-2.1-b: who moves it. */
  seat: Seat;
  square: number;
  body: number;
  mind: number;
  /** What it began with. Mind 0: mindless (HQ-8.8.a). */
  fullBody: number;
  fullMind: number;
  /** Black dice of a hero; all dice of an antagonist. */
  attack: number;
  defence: number;
  /** Defence dice against missiles that don't come from items (HQ-7.4). */
  armour: number;
  /** HQ-4.2-b: fixed squares of an antagonist. */
  move: number;
  items: string[];
  gold: number;
  /** HQ-6.14.c-a: the round in which it fell to 0 body; 0 while it stands. */
  prone: number;
  /** HQ-14.2: the hero who felled it, while it lies there: a bounty is his. */
  felledBy?: FigureId;
  /** HQ-12.3-d */
  buried: boolean;
  /** HQ-12.1, HQ-12.2: in which kind of pit it is. */
  pit: "" | "pit" | "deep-pit";
  /** HQ-10.10: whether it has saved a companion in this adventure. */
  saved: boolean;
  /** The weapon of its last attack (HQ-1.2.b: some exclude a shield). */
  held: string;
  /** HQ-RH2-a: that weapon fills both hands; HQ-RH3-multiple-attack: or it and a second one do. */
  bothHands?: true;
  /** HQ-RH1.1: how much it can carry, where the table counts it. */
  capacity?: number;
  /** HQ-RH3-a: what adventures have left on its sheet, at tables that play with it. */
  experience?: Experience;
  /** HQ-18.6: what it left behind until the next adventure. */
  setAside?: string[];
  /** The quest lets it sleep: it does nothing and can't be hurt until something wakes it. */
  asleep?: boolean;
  /** HQ-2.5-d: how many quests this hero has completed. */
  completed?: number;
  /** What potions and spells do to it for a while. */
  lasting: Lasting[];
  /** Gold for the hero who removes it. */
  bounty: number;
  /** Its name in the quest, where something refers to it. */
  questName: string;
}

/** Something that lasts until something else happens: a change of dice, or a state. */
export interface Lasting {
  what: LastingEffect | NextTwist | "reroll" | "summoned";
  /** How many dice or actions; 0 for a state. */
  change: number;
  until: Until;
  /** To what it is immune, or through what it passes. */
  of?: string;
  /** HQ-RH7-m-counterspell: whose spell it is, at tables where that matters. */
  by?: FigureId;
}

/** HQ-14.1-a, HQ-16.2: how a quest ends. Only the first way is a victory of the heroes. */
export type Ending = "goal-met" | "heroes-lost" | "given-up" | "quest-failed";

export interface Gone {
  figure: Figure;
  how: "left" | "eliminated" | "dismembered" | "lost";
}

export type ActionType = "move" | "jump" | "attack" | "shoot" | "magic" | "search" | "special";
export type SpecialAction =
  | "disarm"
  | "magical-traps"
  | "exchange"
  | "potion"
  | "aim"
  | "ambush"
  | "dig"
  | "steal"
  | "save";

/** HQ-3.6: a figure's activation. */
export interface Turn {
  figure: FigureId;
  /** Actions left. */
  actions: number;
  /** HQ-3.7-a: movement actions used. */
  moves: number;
  /** HQ-4.16: it may not move any more. */
  stuck: boolean;
  attacks: number;
  /** HQ-3.7-b: the actions of this turn, by type. */
  done: ActionType[];
  specials: SpecialAction[];
  last: ActionType | "";
  /** HQ-10.6-a: it aims with the next shot. */
  aimed: boolean;
  /** HQ-4.13: a feat to spend; `declined` once it wasn't used against the first trap: then only against a free attack. */
  feat: "none" | "ready" | "declined";
  /** HQ-RH5: combat zones hold up whoever moves. */
  zones?: true;
  /** HQ-RH6-a: the square in an enemy's combat zone on which the turn began, until it is left. */
  engagedOn?: number;
  /** HQ-RH3-cowardice: its first action must be a flight. */
  fleeing?: Cowardice;
  movement: Movement | null;
  /** HQ-16.2: it has proposed to give up. */
  proposed: boolean;
}

/** HQ-4.4: a movement action under way. */
export interface Movement {
  left: number;
  /** HQ-4.14 */
  bumps: number;
  /** HQ-4.15-d: who was bumped since the last step. */
  bumped: FigureId[];
  /** Where it began, and every square that was entered: the way as people at a table see it. */
  walked: number[];
  /** The last square on which the figure could have stayed. */
  firm: number;
  /** HQ-4.7-a: who refused passage. */
  refused: FigureId[];
  /** Through what a spell lets it pass: figures, walls, traps. */
  passes: string[];
}

export const wizard: Seat = "wizard";
export const archetypes: readonly Archetype[] = ["barbarian", "dwarf", "elf", "wizard"];
