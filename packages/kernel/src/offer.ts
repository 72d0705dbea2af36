import type { Message } from "./message.js";
import type { Bar } from "./rule.js";

/** Something on the board to point at: `square:7,4`, `figure:goblin-2`, `card:rum-1`. */
export type BoardReference = string;

/** What the rules count for an option, by name: the dice of a blow, say. Plain data, that a screen may show. */
export type Facts = Readonly<Record<string, unknown>>;

/** How a candidate is shown and what stands against it. Each is worked out only when it is needed. */
export interface Wording<C> {
  /** What the button says. Left out, an option `land:rum-1` says the message `option.land` with `{ of: "rum-1" }`. */
  readonly label?: (candidate: C) => Message;
  /** What to point at on the board. */
  readonly at?: (candidate: C) => readonly BoardReference[];
  /** What somebody should know before picking it, in numbers that the rules count. Only what the seat may know. */
  readonly facts?: (candidate: C) => Facts | undefined;
  /** The one place that says whether it is allowed: nothing when it is, otherwise which rule is against it. */
  readonly bar?: (candidate: C) => Bar | undefined;
}

/** Candidates of one kind that a decision puts on the table, each worth a `T` to the rule that asks. */
export interface Offer<T> {
  readonly candidates: readonly T[];
  readonly id: (candidate: never) => string;
  readonly wording: Wording<never>;
  /** Everything, what is barred included: then the candidates are only what is allowed. */
  readonly all?: (() => readonly T[]) | undefined;
}

/**
 * One option for each candidate: `each(targets, (target) => `attack:${target.id}`, { bar: whyNotAttack })`. Where many candidates
 * are barred, a rule may list by itself those that are allowed, and give a function for `all` of them: nobody pays for the
 * rest before somebody looks. The two must agree, which is checked whenever somebody looks.
 */
export function each<C>(
  candidates: readonly C[],
  id: (candidate: C) => string,
  wording: Wording<C> = {},
  all?: () => readonly C[],
): Offer<C> {
  return { candidates, id, wording, all };
}

/** A single option that is worth its own id to the rule: `one("pass")`. */
export function one<const I extends string>(id: I, wording: Wording<I> = {}): Offer<I> {
  return { candidates: [id], id: itself, wording, all: undefined };
}

function itself(candidate: string): string {
  return candidate;
}
