import type { Asked, Decision, GameEvent, Outcome, Seat, View } from "@tavolata/kernel";
import type { Heuristic } from "../heuristic.js";

/** What a seat may hope for, by seat: 0 is lost, 1 is won. */
export type Values = Readonly<Record<Seat, number>>;

/** What a game tells a search about itself. A game writes this without knowing about bots. */
export interface Evaluator<
  S extends object = object,
  E extends GameEvent = GameEvent,
  C = unknown,
  V extends View<unknown> = View,
> {
  /**
   * What each seat may hope for as things stand. Who plays together hopes together; what one side gains another may lose, but needn't. At the
   * end of a match the outcome is there: a victory is worth more than any hope, a defeat less.
   */
  values(state: Readonly<S>, seats: readonly Seat[], outcome: Outcome | undefined, content: C): Values;
  /** What the values are made of, by side, where they were found from played matches. */
  features?(
    state: Readonly<S>,
    seats: readonly Seat[],
    content: C,
  ): Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** How far the match has come, in turns: play-outs end when so many more are over, not in the middle of one. */
  turns(state: Readonly<S>): number;
  /** Who wins and loses together, by the name of the side; without it all do. A seat that plays for itself is a side of its own name. */
  sides?(seats: readonly Seat[]): Readonly<Record<string, readonly Seat[]>>;
  /**
   * The options of a question that promise most, the best first, as somebody who sees this view weighs them: they are compared before all
   * others. Nothing where the game has no opinion.
   */
  promising?(
    view: V,
    decision: Decision,
    observation: { readonly asked: Asked; readonly content: C },
  ): readonly string[] | undefined;
  /**
   * Other manners of playing by rules of thumb, by name, the most useful first: a search follows one of them through a whole play-out. The
   * normal one isn't among them.
   */
  readonly styles?: Readonly<Record<string, Heuristic<S, E, C, V>>>;
  /** The style that whoever thinks ahead begins with, where one was found to win more often than the normal one: its answer is the advice. */
  readonly defaultPolicy?: string;
  /** How to search this game; found by measurement. */
  readonly searchConfig?: Partial<SearchConfig>;
  /** What of that is otherwise for one seat: sides that don't play alike aren't searched alike. */
  searchConfigOf?(seat: Seat): Partial<SearchConfig>;
}

/** How a game is searched. */
export interface SearchConfig {
  /** How many turns a play-out goes on, at a table of so many seats. */
  readonly horizon: (seats: number) => number;
  /** The most answers of a play-out, in case that the turns never come: one that is cut off is judged too early. */
  readonly bound: number;
  /** How many questions after the first one the tree grows; 0 compares the answers to the first one only. */
  readonly depth: number;
  /** The most answers that are compared at the first question. */
  readonly breadth: number;
  /** Whether single answers, after which everybody goes on as normal, are compared too where the game has styles. */
  readonly singly: boolean;
  /**
   * Whether who has answered in a style goes on in it. Where a play-out is too short for that to tell, styles only propose answers, after
   * which everybody goes on as normal.
   */
  readonly follows: boolean;
  /** Whether who thinks goes on in the habit after every answer that is compared, and not only after the habit's own: then the answers alone differ. */
  readonly keepsDefaultPolicy: boolean;
  /** How many standard errors another answer must be better by before it replaces the one of the rules of thumb. */
  readonly minZScore: number;
  /** And by how much of a victory at least: what changes hardly anything looks like a whim. */
  readonly minGain: number;
  /** Kinds of question that aren't worth a thought: there the rules of thumb answer. */
  readonly unsearchedKinds: readonly string[];
}

export const usualSearchConfig: SearchConfig = {
  horizon: () => 2,
  bound: 1_000,
  depth: 0,
  breadth: 10,
  singly: false,
  follows: true,
  keepsDefaultPolicy: false,
  minZScore: 1.7,
  minGain: 0,
  unsearchedKinds: [],
};
