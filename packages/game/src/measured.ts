import type { SearchConfig } from "@tavolata/bots";
import type { Options } from "@tavolata/kernel";
import type { Balanced } from "./balanced.js";

/** What is measured of a game, and what is wanted of it: at which tables, with which aims. Whoever measures knows no game. What is left out isn't measured. */
export interface Measured {
  /** How fast its rules and its bots are. */
  speed?(): Promise<Speed>;
  /** How a server does with many tables of it. */
  load?(): Promise<Load>;
  /** Who wins how often. */
  balance?(): Promise<Balanced>;
  /** What counts for victory in it is learnt from played matches. */
  train?(): Promise<Training>;
  /** How much a bot gets to think that thinks ahead. */
  readonly search?: Searched;
  /** How strong its bots are: at the table that the game begins with, or at that of a scenario. */
  readonly strength?: { readonly scenario?: string };
}

/** Options of tables, each with its values: every combination of them is a table, the last option changes first. */
export type TableOptions = Readonly<Record<string, readonly (string | number)[]>>;

/** What is played to see how fast it goes. */
export interface Speed {
  /** The word for a whole match in the figures' names. */
  readonly whole: string;
  /** What is played in turn, with no other option changed. */
  readonly tables: TableOptions;
  readonly targets: {
    /** Decisions a second in random play. */
    readonly decisions: number;
    /** Milliseconds that half of the matches between bots stay under, where the game has such a target. */
    readonly whole?: number;
  };
  /** What is measured and how, in Markdown. */
  readonly about: string;
}

/** Tables as one finds them on a server. */
export interface Load {
  readonly tables: TableOptions;
  /** They are between these numbers of answers when they are opened. */
  readonly from: number;
  readonly to: number;
  /** The game and which tables of it these are, in words. */
  readonly about: string;
}

/** The table at which bots think ahead. */
export interface Searched {
  readonly options: Options;
  readonly searchConfig?: Partial<SearchConfig>;
  /** How far they look, and at which table, in words. */
  readonly about: string;
}

/** How a game is played from which its judgement is learnt. */
export interface Training {
  /** What is played by turns. */
  readonly tables: TableOptions;
  /** Kinds of question that are answered by lot, so that not every match is played with the same heroes and decks. */
  readonly byLot: readonly string[];
  /** About a third of the turns that a match takes: an odd beginning is over then. */
  readonly oddTurns: number;
  /** Whether each side plays in half of the matches in the habit of those who think ahead, because what comes of that must be known, too. */
  readonly bothPolicies: boolean;
  /** One moment in so many is learnt from: where turns are short, each is nearly the one before. */
  readonly oneMomentIn: number;
  readonly known?: Known;
}

/** Of which features more is never worse, and of which never better: matches alone may say otherwise, because something else goes along with them. */
export interface Known {
  readonly helps: readonly string[];
  readonly harms: readonly string[];
}
