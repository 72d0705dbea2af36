import type { Seat } from "@tavolata/kernel";
import type { Ending, Figure, FigureId } from "../../state.js";

/** What lasts from one adventure to the next (HQ-14). All of it lies open. */
export interface Campaign {
  /** The quests that are over, oldest first. */
  record: PlayedQuest[];
  /** HQ-14.2: the heroes' sheets between two missions, by seat; during a quest they are on the board. */
  sheets: Record<Seat, Figure>;
  /** HQ-14.1-a: heroes who were eliminated and don't come back. */
  fallen: FigureId[];
  /** HQ-1.2.c: artifacts that were found, which nobody finds again. */
  found: string[];
  /** HQ-15-d: the market, while it is open. */
  market: Market | null;
}

export interface PlayedQuest {
  quest: string;
  won: boolean;
  how: Ending;
  rounds: number;
  /** The heroes who were lost in it. */
  lost: FigureId[];
  /** What all survivors together have afterwards. */
  gold: number;
}

export interface Market {
  /** HQ-15-d: what is for sale. */
  list: string[];
  /** Who has yet to come; the first one is there now. */
  visitors: Seat[];
  /** How many deals the visitor has made or tried. */
  deals: number;
  /** What was refused in this market and isn't asked again. */
  refused: string[];
}

export function newCampaign(): Campaign {
  return { record: [], sheets: {}, fallen: [], found: [], market: null };
}
