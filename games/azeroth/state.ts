import type { Flow, Table as KernelTable, Seat } from "@tavolata/kernel";
import type { Deck } from "@tavolata/kit";
import type { AzerothContent } from "./content/content.js";
import type { MovementFace } from "./content/dice.js";
import type { ClassName, Colour, Side } from "./content/types.js";
import type { AzerothEvent } from "./events.js";
import type { AzerothOptions } from "./options.js";

export type Table = KernelTable<Azeroth, AzerothEvent, AzerothContent, AzerothOptions>;
export type AzerothFlow<T = void> = Flow<T>;

/** A space of the map: `n4`, `vaultspire`. */
export type SpaceId = string;

/**
 * A card or token with its number: an ability `heavy-blow-2`, a challenge card `field-rat-1` (also when it lies in a bag as the item on its
 * back), an event `storm-grey`, a discovery `found-trap-3`, a trophy `pale-crown-1`. Quests exist once: `letters-for-the-mill`.
 */
export type CardId = string;

/** AZ-turn-1: the four phases of a turn, and the setup before the first. */
export type Phase = "setup" | "movement" | "exploration" | "challenge" | "maintenance";

/** What lies on the table. Plain data: a save is this and nothing else. */
export interface Azeroth {
  /** From 1 on; 0 in the setup. */
  round: number;
  phase: Phase;
  /** AZ-setup-6: who began. */
  first: Seat;
  /** The seats that are in the game, clockwise from the first player. */
  order: Seat[];
  /** AZ-turn-2: who has the movement die. */
  active: Seat;
  /** In the setup: who has yet to choose a character, then a city, the next one first. */
  waiting: Seat[];
  heroes: Record<Seat, Hero>;
  /** Ability cards. */
  hands: Record<Seat, CardId[]>;
  decks: Record<Seat, CardId[]>;
  discards: Record<Seat, CardId[]>;
  /** The ability card that is being played, in no other zone; empty when there is none. */
  resolving: CardId;
  /** AZ-setup-3: a card is drawn from the bottom, which is the last of `renderText` (AZ-chal-6). */
  challenge: Record<Colour, Deck>;
  elite: CardId[];
  trophies: CardId[];
  /** AZ-setup-10: quests that have left the game. */
  removed: CardId[];
  discoveries: Deck;
  /** AZ-explore-6: a token that was drawn and isn't placed yet. */
  found: CardId[];
  /** Face-down discoveries by their space, the oldest first. */
  tokens: Record<SpaceId, CardId[]>;
  /** AZ-outcome-10: the ten slots of the unbeaten track. Slot 0 has marker 1. */
  track: (Unbeaten | null)[];
  /** AZ-event-3: the event card in play; empty when there is none. */
  event: CardId;
  /** Hidden cards that seats have looked at and still can place. */
  known: Record<CardId, Seat[]>;
  turn: Turn;
  combat: Combat | null;
  /** AZ-end-7: somebody has reached 8 valour, and the round is played to its end. */
  lastRound: boolean;
  /** AZ-pvp-7: how each seat wants to be answered for when it is attacked. */
  orders: Record<Seat, Order>;
  /** AZ-end-6: seats that are about to leave. */
  leaving: Seat[];
}

export interface Hero {
  /** Empty until it is chosen. */
  class: ClassName | "";
  level: Colour;
  side: Side;
  /** Empty until it is placed. */
  space: SpaceId;
  damage: number;
  energy: number;
  /** AZ-abil-3. */
  attached: CardId[];
  /** Equipped items, as the challenge cards that they are the back of; empty for none. */
  weapon: CardId;
  armour: CardId;
  bag: CardId[];
  /** AZ-abil-4: ability cards by the item that bears them, equipped or in the bag. */
  borne: Record<CardId, CardId>;
  /** AZ-disc-2: kept green discoveries. */
  kept: CardId[];
  /** AZ-quest-5: active quests. */
  quests: ActiveQuest[];
  /** AZ-quest-3: completed quests. */
  log: CardId[];
  trophies: CardId[];
  /** AZ-trophy-3: where this hero has gained its trophies. */
  trophySpaces: SpaceId[];
  /** AZ-pvp-13: whom it has defeated, for a valour each with the option rivalry. */
  rivals: Seat[];
  /** AZ-combat-5: the names of abilities that its player played in this turn, whoever's turn it is. */
  played: string[];
  /** AZ-quest-11: it has won a fight between heroes since its last maintenance. */
  duelWon: boolean;
}

export interface ActiveQuest {
  id: CardId;
  /** Spaces of the quest that are done: visited, won on, slain on; for a delivery the pick-up (AZ-quest-10). */
  done: SpaceId[];
  /** AZ-quest-9: how many of the hunted were beaten. */
  count: number;
}

/** AZ-outcome-4: an encounter on the unbeaten track, and where its marker lies. */
export interface Unbeaten {
  card: CardId;
  space: SpaceId;
  /** AZ-outcome-7: red is aggro. */
  side: "red" | "plain";
  /** AZ-outcome-10: the lower, the longer it has been there. */
  since: number;
}

/** What counts for the turn under way. */
export interface Turn {
  /** How many turns came before it, in the whole game. */
  number: number;
  /** Empty before the roll. */
  face: MovementFace | "";
  /** AZ-move-3: the spaces that the active hero may move. */
  spaces: number;
  /** Red markers neither hold nor stop this move. */
  ignoresAggro: boolean;
  /** AZ-char-2, AZ-char-3: used up in this turn. */
  flipped: boolean;
  powerUsed: boolean;
  /** What this phase demands is done. */
  done: boolean;
  /** What lasts until the end of the turn: the names of discoveries, each on the active hero. */
  lasting: string[];
  /** AZ-quest-9: the card encounters that the active hero beat. */
  beaten: { encounter: string; space: SpaceId }[];
  /** AZ-quest-12: spaces whose printed encounter it beat. */
  slain: SpaceId[];
}

/** AZ-pvp-7: `ask`: the player decides. `nothing`: no card is played. `best`: the table plays what helps, if anything does. */
export type Order = "ask" | "nothing" | "best";

/** Whose die it is: the active hero's is red, the encounter's or the defender's black (AZ-combat-3, AZ-pvp-6). */
export type DieColour = "red" | "black";

/** A combat under way, from the dice to the outcome. */
export interface Combat {
  space: SpaceId;
  /** The active hero. */
  hero: Seat;
  foe: Foe;
  /** As they were rolled. */
  red: number;
  black: number;
  /** Cards, powers, items and discoveries that were used, in their order. */
  plays: Play[];
}

/** Whom the active hero fights. Fields that don't apply are empty, a slot that doesn't is -1. */
export interface Foe {
  kind: "card" | "unbeaten" | "printed" | "event" | "hero";
  /** The defender. */
  seat: Seat;
  card: CardId;
  /** `road-bandit`, or the id of a printed encounter. */
  encounter: string;
  slot: number;
}

/** Something that was used in a combat. */
export interface Play {
  by: DieColour;
  /** The name of the ability, power, item or discovery. */
  name: string;
  /** What the die showed when it was rolled again; 0 when it wasn't. */
  face: number;
}
