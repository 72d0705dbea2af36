import type { Asked, Chance, Decision, GameEvent, Match, Message, Seat, Told, View } from "@tavolata/kernel";

/**
 * Everything that a bot gets to know when it must decide: what a person in its seat would see, never the truth. What costs
 * something (the view, the decision with its labels, the log) is worked out only when the bot looks at it.
 */
export interface Situation<S extends object = object, E extends GameEvent = GameEvent> {
  readonly seat: Seat;
  /** The question in short: the ids on offer, and how many of them are wanted. */
  readonly asked: Asked;
  /** The question as a person gets it. */
  readonly decision: Decision;
  readonly view: View;
  /** What the seat was told so far, from its event number `from` on. */
  events(from?: number): readonly Told<E>[];
  /** The bot's own chance: the same for the same match, seat and question, also after an undo or a resumed save. */
  readonly chance: Chance;
  /** A copy of the match to think with, in which all that this seat can't know is dealt anew from the seed. */
  fork(seed: string): Match<S, E>;
}

/** What a bot answers, and why. */
export interface Choice {
  readonly picks: readonly string[];
  readonly reason: Message;
}

/** A player for an empty seat. One bot may sit in many seats of many matches: it keeps nothing between two questions. */
export interface Bot<S extends object = object, E extends GameEvent = GameEvent> {
  /** The word for it on the command line: `random`, `thumb`. */
  readonly id: string;
  decide(situation: Situation<S, E>): Choice;
}
