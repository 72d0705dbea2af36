import type { Seat } from "../rules/seat.js";
import type { Die } from "./die.js";
import { SeededSource } from "./seeded.js";
import type { ChanceSource, Draws } from "./source.js";

/**
 * A word for something that the table throws or shuffles itself although real dice and cards lie beside it: `dice` (all dice), `dice:wizard` (those
 * of a seat or a side), `die:red` (those of one kind), `deck:encounter`, `decks:seats` (every deck that is called like a seat).
 */
export const automaticWord = /^(?:dice|decks:seats|(?:dice|die|deck):[\w-]{1,40})$/;

/** So many words are enough for any game. */
export const mostAutomaticWords = 64;

/** Something that people may have on their own table, or leave to the machine. Its name is the message `stream.<id>`. */
export interface Stream {
  readonly id: string;
  /** How a match names it: see `automaticWord`. */
  readonly words: readonly string[];
  /** Whose it usually is: the people's own, or the machine's, which runs the enemies. */
  readonly usual: "real" | "kept";
}

/** What a throw is known by. */
export interface Thrown {
  readonly by?: Seat;
  readonly side?: string;
  readonly lot?: boolean;
}

/** In a match with real dice and cards: what stays with the table all the same. It comes from the match's seed. */
export class AutomaticChance {
  readonly source: SeededSource;
  readonly #words: ReadonlySet<string>;

  constructor(
    words: readonly string[],
    private readonly seats: readonly Seat[],
    seed: string,
    draws: Draws,
  ) {
    this.#words = new Set(words);
    this.source = new SeededSource(seed, draws);
  }

  /** Where this throw comes from; nothing when people throw it. */
  ofThrow({ id }: Die, { by, side, lot }: Thrown): ChanceSource | undefined {
    const words = this.#words;
    const whose = side ?? by;
    const isKept =
      lot || words.has("dice") || words.has(`die:${id}`) || (whose !== undefined && words.has(`dice:${whose}`));
    return isKept ? this.source : undefined;
  }

  /** Where the order of this deck comes from; nothing when people shuffle it. */
  ofDeck(deck: string): ChanceSource | undefined {
    const isKept = this.#words.has(`deck:${deck}`) || (this.#words.has("decks:seats") && this.seats.includes(deck));
    return isKept ? this.source : undefined;
  }
}
