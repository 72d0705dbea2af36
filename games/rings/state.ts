import type { Flow, Table as KernelTable, Seat } from "@tavolata/kernel";
import type { Deck } from "@tavolata/kit";
import type { RingsContent } from "./content/content.js";
import type { RingsEvent } from "./events.js";
import type { RingsOptions } from "./options.js";
import type { TriggerIndex } from "./rules/07-timing/trigger-index.js";

export type Table = KernelTable<Rings, RingsEvent, RingsContent, RingsOptions>;
export type RingsFlow<T = void> = Flow<T>;

/** `gandalf-2`: the title of the card, and a number for each copy at the table. */
export type CardId = string;

/** LR-round-1: the seven phases of a round, and the setup before the first. */
export type Phase = "setup" | "resource" | "planning" | "quest" | "travel" | "encounter" | "combat" | "refresh";

/** What lies on the table. Plain data: a save is this and nothing else. */
export interface Rings {
  scenario: string;
  /** How many scenarios of a campaign are behind the players, and their scores together (LR-mode-3). */
  won: number;
  scored: number;
  round: number;
  phase: Phase;
  /** LR-round-5: who has the first player token. */
  first: Seat;
  /** The seats that are still in the game, clockwise. */
  order: Seat[];
  players: Record<Seat, Player>;
  hands: Record<Seat, CardId[]>;
  decks: Record<Seat, CardId[]>;
  discards: Record<Seat, CardId[]>;
  /** The characters that each seat controls, heroes before allies as they came. */
  areas: Record<Seat, CardId[]>;
  /** The enemies engaged with each seat. */
  engaged: Record<Seat, CardId[]>;
  staging: CardId[];
  /** The active location; empty when there is none. */
  active: CardId;
  encounter: Deck;
  quest: Quest;
  /** LR-card-12: everything in play but the quest, by its id. */
  cards: Record<CardId, InPlay>;
  /** Cards that are being revealed or played, the innermost last: face up, in no other zone. */
  resolving: CardId[];
  /** Facedown shadow cards by the enemy that they were dealt to. */
  shadows: Record<CardId, CardId[]>;
  /** Shadow cards that were turned up; they stay with their enemy until the end of the phase (LR-shadow-8). */
  turned: Record<CardId, CardId[]>;
  /** LR-scenario-8: the facedown player card under each Orc Guard, by its owner and the guard's id. */
  guards: Record<Seat, Record<CardId, CardId[]>>;
  /** Hidden cards that seats have looked at and still can place. */
  looked: Record<CardId, Seat[]>;
  victory: CardId[];
  removed: CardId[];
  /** Cards beside the quest deck, face up and out of play. */
  aside: CardId[];
  lasting: Lasting[];
  delayed: Delayed[];
  /** LR-timing-8: how often abilities with a limit were used, by what the limit belongs to. */
  uses: Record<string, number>;
  triggers: TriggerIndex;
  /** Attacks that are under way, the innermost last. */
  attacks: Attack[];
  /** Windows in which a seat doesn't want to be asked. */
  quiet: Record<Seat, string[]>;
  /** Windows in which a seat wants to be asked even when it can do nothing. */
  insists: Record<Seat, string[]>;
  /** Where the phase stands. */
  progress: Progress;
  /** Whose cards are whose: LR-card-8. */
  owners: Record<CardId, Seat>;
  /** How many Orc Guards have been laid down. */
  guardCount: number;
}

interface Player {
  threat: number;
  /** The deck that this player brought. */
  deck: string;
  /** Encounter attachments that lie on the deck. */
  shackles: CardId[];
}

/** Where the players are in the quest deck. */
interface Quest {
  /** The current stage. */
  stage: string;
  progress: number;
  /** Whether side B has been resolved, so that the stage can be completed. */
  ready: boolean;
  /** LR-scenario-5: the hero that is held; empty when there is none. */
  prisoner: CardId;
  rescued: boolean;
  /** LR-scenario-6: whether an ally was played in this round. */
  allyPlayed: boolean;
}

type Place = "area" | "attached" | "staging" | "engaged" | "active" | "revealed" | "deck";

/** A card in play. */
export interface InPlay {
  id: CardId;
  place: Place;
  /** Who controls it; for an enemy, whom it is engaged with. Empty for nobody. */
  seat: Seat;
  exhausted: boolean;
  damage: number;
  progress: number;
  resources: number;
  attachments: CardId[];
  /** What it is attached to; empty for nothing. */
  host: CardId;
  committed: boolean;
  /** LR-scenario-5: a prisoner lies face down. */
  facedown: boolean;
}

export type Statistic = "willpower" | "attack" | "defence" | "hitPoints" | "threat";

/** What else can last: an enemy makes no attack on a player; threat isn't counted; several may defend. */
export type Standing = "no-attack" | "threat-not-counted" | "several-defenders" | "no-defence";

/** An effect that lasts. `on` names the cards or seats it is fixed on (LR-timing-9); without it, its scope is live (LR-timing-10). */
export interface Lasting {
  source: CardId;
  what: Statistic | Standing;
  amount: number;
  on: string[] | null;
  scope: "" | "staging-locations" | "staging-total";
  /** For an enemy that makes no attack: the player who is safe from it. */
  seat: Seat;
  until: "phase" | "round" | "attack";
  /** The enemy in whose attack it lasts, where it lasts for an attack. */
  attack: CardId;
}

/** What waits for the end of a phase or round: LR-round-6. */
export interface Delayed {
  source: CardId;
  card: CardId;
  what: "return-to-hand" | "shuffle-into-deck" | "top-of-encounter-deck";
  until: "phase" | "round";
}

export type Attack =
  | {
      side: "enemy";
      enemy: CardId;
      /** LR-combat-enemy-12: the defending player. */
      seat: Seat;
      /** Who defends it now, and whether anybody was declared: LR-combat-enemy-8. */
      defenders: CardId[];
      defended: boolean;
      /** Whether a shadow card without a shadow effect came up. */
      blank: boolean;
      /** Whether the enemy attacks from outside play: LR-shadow-10. */
      outside: boolean;
    }
  | { side: "player"; seat: Seat; enemy: CardId; attackers: CardId[] };

export type EnemyAttack = Extract<Attack, { side: "enemy" }>;
export type PlayerAttack = Extract<Attack, { side: "player" }>;

/** Where the current phase stands. */
interface Progress {
  /** Seats that have yet to plan, commit, engage or attack in this phase, the current one first. */
  waiting: Seat[];
  /** Cards still to be revealed in this staging step. */
  reveals: number;
  /** Enemies that have attacked in this phase. */
  attacked: CardId[];
  /** LR-combat-player-7: the enemies that each seat has declared an attack on. */
  struck: Record<Seat, CardId[]>;
}
