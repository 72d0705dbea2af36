import type { Asked, Chance, Decision, GameEvent, Match, Message, Seat, View, VisibleEvent } from "@tavolata/kernel";

/**
 * What a bot sees when it must decide: what a person in its seat would see, never the truth. What costs something (the view,
 * the decision with its labels) is worked out only when the bot looks at it.
 */
export interface Observation {
  readonly seat: Seat;
  /** The question in short: the ids on offer, and how many of them are wanted. */
  readonly asked: Asked;
  /** The question as a person gets it. */
  readonly decision: Decision;
  /** What the seat sees, on loan: good until the bot has decided, and not to be changed. */
  readonly view: View;
  /** The bot's own chance: the same for the same match, seat and question, also after an undo or a resumed save. */
  readonly chance: Chance;
}

/** The same, with what it takes to remember and to think ahead. */
export interface DecisionContext<S extends object = object, E extends GameEvent = GameEvent, C = unknown>
  extends Observation {
  /** The game's tables, as the match is played with them. */
  readonly content: C;
  /** What the seat was told so far, from its event number `from` on. */
  events(from?: number): readonly VisibleEvent<E>[];
  /** A copy of the match to think with, in which all that this seat can't know is dealt anew from the seed. */
  fork(seed: string): Match<S, E, C>;
}

/** What a bot answers, and why. */
export interface Choice {
  readonly picks: readonly string[];
  readonly reason: Message;
  /** What it expects, where it has thought ahead. */
  readonly expects?: Expectation;
}

/** What a bot that thinks ahead expects of its answer, and of the next best. */
export interface Expectation {
  /** From 0, lost, to 1, won. */
  readonly value: number;
  readonly next?: { readonly picks: readonly string[]; readonly value: number };
  /** How many play-outs that rests on. */
  readonly iterations: number;
}

/** A player for an empty seat. One bot may sit in many seats of many matches: it keeps nothing between two questions. */
export interface Bot<S extends object = object, E extends GameEvent = GameEvent, C = unknown> {
  /** The word for it on the command line: `random`, `easy`, `normal`, `strong`, `patient`. */
  readonly id: string;
  decide(context: DecisionContext<S, E, C>): Choice;
  /**
   * The same answer with what the bot expects of it, also where it decides without a thought: for whoever wants to know. It takes longer, so bots that play
   * among themselves aren't asked.
   */
  explain?(context: DecisionContext<S, E, C>): Choice;
}

/** A bot that only looks, and so can play any game. */
export interface LookingBot {
  readonly id: string;
  decide(observation: Observation): Choice;
}
