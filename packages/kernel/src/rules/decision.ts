import type { ChanceSource } from "../chance/source.js";
import type { Message } from "./message.js";
import type { BoardReference, Facts, NamedOption, Offer } from "./offer.js";
import type { Bar, RuleId } from "./rule.js";
import type { Seat } from "./seat.js";

/** Something that a seat may answer. */
export interface Option extends NamedOption {
  readonly label: Message;
  readonly at?: readonly BoardReference[];
  /** What should be known before it is picked, in numbers that the rules count. */
  readonly facts?: Facts;
}

/** Something that the seat might expect to be able to do, and why it can't. */
export interface BarredOption extends Option {
  readonly bar: Bar;
}

/** What a seat must decide now: plain data, ready for a screen, a bot or a wire. */
export interface Decision {
  /** How many answers come before this one; questions open at once count on. A stale answer is known by it. */
  readonly number: number;
  /** Tells this decision from one of the same number on another line of play, after an undo. */
  readonly key: string;
  readonly seat: Seat;
  readonly kind: string;
  readonly title: Message;
  readonly options: readonly Option[];
  /** Only when somebody asked for explanations. */
  readonly barred?: readonly BarredOption[];
  readonly min: number;
  readonly max: number;
  /** The same option may be picked several times: three dice that all show a skull. */
  readonly repeats?: true;
  readonly rules: readonly RuleId[];
}

/** What a seat answers: the ids of the options that it picks. */
export interface Answer {
  readonly seat: Seat;
  readonly picks: readonly string[];
  /** The number of the decision that is meant. Left out: the one that is open for the seat. */
  readonly number?: number;
  /** The key of the decision that is meant, if the sender knows it. */
  readonly key?: string;
}

/** A rule's question to one seat. What is on offer is a function of the state, so that it can be worked out again. */
export interface Ask<T> {
  readonly seat: Seat;
  readonly kind: string;
  readonly offers: (of: never) => readonly Offer<T>[];
  /** What the offers are worked out from, where the rule says so. */
  readonly of: unknown;
  readonly title: Message | undefined;
  readonly rules: readonly RuleId[];
  readonly min: number;
  readonly max: number;
  readonly repeats: boolean;
  /** Whether the table may answer by itself when there is a single way to answer. */
  readonly passes: boolean;
  /** For a question about real dice or cards: what another source of chance would answer. */
  readonly throwInstead?: (source: ChanceSource) => readonly T[];
}

/** What a rule may add to its question. */
export interface AskDetails {
  readonly rules?: readonly RuleId[];
  /** Left out, the message `ask.<kind>`. */
  readonly title?: Message;
  readonly repeats?: boolean;
  /** `false` where passing by itself would tell the others something: "she wasn't even asked". */
  readonly passes?: false;
}

/** A question to one seat that wants between `min` and `max` options. */
export function ask<T>(
  seat: Seat,
  kind: string,
  offers: (of: never) => readonly Offer<T>[],
  details: AskDetails & { readonly min?: number; readonly max?: number } = {},
  of?: unknown,
): Ask<T> {
  return {
    seat,
    kind,
    offers,
    of,
    title: details.title,
    rules: details.rules ?? noRules,
    min: details.min ?? 1,
    max: details.max ?? details.min ?? 1,
    repeats: details.repeats ?? false,
    passes: details.passes ?? true,
  };
}

const noRules: readonly RuleId[] = [];
