import type { Failure, Goal, Objective, SceneryTrap, Treasure, Trigger, When } from "../content/quests/format.js";
import type { Door, Figure, FigureId, Trap } from "../state.js";

/** HQ-1.6: everything behind the Evil Wizard's screen. */
export interface Secrets {
  goal: Goal;
  failure: Failure[];
  /** How many rounds a room was held, for a goal that wants it. */
  held: number;
  wandering: string;
  /** Gold for every hero who survives a quest that was won. */
  reward: number;
  /** What they get besides, for all together. */
  rewardItems: string[];
  /** HQ-16.3: the mission that follows at once when this one was won; empty where none does. */
  next: string;
  /** HQ-16.3: its place in its chain, counted from 1; also 1 for a quest by itself. */
  part: number;
  /** What the quest does by itself, what earns a reward, and when allies join: each until it has happened. */
  triggers: Trigger[];
  objectives: Objective[];
  joining: { ally: string; when: When }[];
  /** What was searched and pulled, as far as the quest wants to know. */
  moments: string[];
  /** Whether the heroes begin without their items, and what was taken from them. */
  stripped: boolean;
  /** What is read besides the introduction; empty where the quest has no such text. */
  openingText: string;
  takenItems: Record<FigureId, string[]>;
  antagonists: Unplaced[];
  /** HQ-19.1-b: the spells that the quest gives to antagonists on the board, until they are dealt to them. */
  givenSpells: Record<FigureId, string[]>;
  allies: UnplacedAlly[];
  doors: Door[];
  secretDoors: Door[];
  scenery: UnplacedScenery[];
  traps: Trap[];
  /** Traps that everybody is told of when the quest begins. */
  knownTraps: Trap[];
  rubble: number[];
  abyss: number[];
  /** What lies in scenery that is on the board and wasn't searched yet, by its id. */
  contents: Record<string, Contents>;
  /** Where an antagonist's spell of escape leads; -1 where the quest has no such place. */
  refuge: number;
  /** HQ-2.3: what the Evil Wizard's map says at a place, as the keys of messages; a quest of the book has none. */
  notes?: { square: number; text: string }[];
  /** Treasure on squares. */
  caches: { square: number; treasure: Treasure; questName: string }[];
}

export interface UnplacedScenery {
  type: string;
  squares: number[];
  contents: Contents;
}

/** What a piece of scenery holds: treasure of the quest or a card of the deck, and perhaps a trap. */
export interface Contents {
  treasure: Treasure | "deck";
  trap: SceneryTrap | null;
  questName: string;
}

/** An antagonist that no hero has seen. */
export interface Unplaced {
  type: string;
  square: number;
  champion: boolean;
  items: string[];
  body: number;
  bounty: number;
  asleep?: boolean;
  /** HQ-19.1-b: spells that the quest gives it by name. */
  spells?: string[];
  questName: string;
  /** Somebody who was on the board already and fled out of sight: it comes back as it went. */
  kept?: Figure;
}

/** A friend whom no hero has seen. */
export interface UnplacedAlly {
  type: string;
  square: number;
  questName: string;
}
