import type { Message, Options, RuleId, Script, Seat } from "@tavolata/kernel";

/** A played introduction to a game: a real match whose dice, cards and answers are written down beforehand. */
export interface Tutorial {
  readonly game: string;
  readonly options: Options;
  /** The dice and the order of the cards, so that a lesson always speaks of what is there. */
  readonly script: Script;
  readonly learner: Seat;
  /** What is answered before the first lesson. */
  readonly opening: readonly TutorialTurn[];
  readonly lessons: readonly Lesson[];
}

/** One step: something to read and, mostly, something to do. */
interface Lesson {
  /** Its text among the page's. */
  readonly text: `learn.${string}`;
  /** The part of the screen that is spoken of, as a selector. */
  readonly at?: string;
  readonly rules?: readonly RuleId[];
  /** What is answered before the next lesson begins: the learner's turns are waited for, all others come by themselves. */
  readonly does?: readonly TutorialTurn[];
}

export interface TutorialTurn {
  readonly seat: Seat;
  readonly picks: readonly string[];
  /** The table answers in the learner's place: it was explained before, or will be later. */
  readonly isGiven?: true;
}

/** How a seat answers, in short. */
export function turnsOf(seat: Seat): (...picks: readonly string[]) => TutorialTurn {
  return (...picks) => ({ seat, picks });
}

/** The parts of the screen that lessons speak of, whatever the width. */
export const parts = {
  question: ".question",
  actions: ".actions, .sheet",
  board: ".table-centre",
  dice: ".table-foot, .tray",
  log: ".log, .sheet .tabs",
  party: ".table-left, .sheet .tabs",
  head: ".head",
} as const;

/** Where somebody is in a tutorial. */
export interface TutorialPosition {
  readonly lesson: number;
  /** What the learner is to do now, by the words of the options. */
  readonly todo: { readonly picks: readonly string[]; readonly words: readonly Message[] } | undefined;
}
