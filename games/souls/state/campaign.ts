import type { Seat } from "@tavolata/kernel";
import type { FigureId } from "../state.js";

/** What lasts from one Quest to the next besides the heroes' sheets, the pool and the Stash (SS-5.3.1-l). All of it lies open. */
export interface Campaign {
  /** The Quests that are over, oldest first. */
  record: PlayedQuest[];
  /** SS-4.4-f: who may still take something from the map of the Quest that is over; the first one is asked. */
  sharing: Seat[];
}

interface PlayedQuest {
  quest: string;
  won: boolean;
  how: string;
  rounds: number;
  /** SS-11.1-o: who ended it as a Ghost Soul. */
  ghosts: FigureId[];
}

export function newCampaign(): Campaign {
  return { record: [], sharing: [] };
}

/** SS-4.4-a: how a Quest has ended, and by which rules. */
export interface Ended {
  won: boolean;
  how: string;
  rules: string[];
}
