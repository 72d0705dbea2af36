import type { Have, Standing as Told } from "@tavolata/client/protocol";
import type { Onlooker } from "@tavolata/kernel";
import type { AnyMatch } from "../live/log-entry.js";

/** How many events go into one message. */
export const eventsInMessage = 250;

/** How many of the newest events are kept for who comes back: most of what a table would hold are events that everybody was told long ago. */
const recentEvents = 24;

/** A match of more answers is a long one: whoever comes to it is told the newest events, and older ones when asking for them. */
const longMatch = 600;

/** Who comes back and lacks more than so many events of a long match is told the newest of them. */
const mostLacking = 1_000;

/** After so many answers of a match that is played again others are seen to. */
const answersInOneGo = 50;

/**
 * What a match has told, as far back as is at hand. What lies further back comes again by playing the match again; a long one is played in pieces, and
 * only for who asks.
 */
export class Chronicle {
  /** The beginning can't be played again as it was: the rules were mended since. */
  #isForgotten = false;
  /** All of it is at hand for now. */
  #isRecalled = false;

  constructor(private readonly match: AnyMatch) {}

  /** It takes its time to play such a match again. */
  get isLong(): boolean {
    return this.match.at > longMatch;
  }

  /** All of it is at hand until it is forgotten. */
  get isRecalled(): boolean {
    return this.#isRecalled;
  }

  /** Whether a long match would have to be played again to tell an onlooker everything from an event on. */
  mustRecall(as: Onlooker, from: number): boolean {
    return this.isLong && !this.#isForgotten && from < this.match.firstEvent(as);
  }

  /**
   * Plays the match again from its beginning, in pieces, so that all of it is at hand until it is forgotten. Whether that is done: if not, something
   * was taken back meanwhile.
   */
  *recalling(): Generator<void, boolean> {
    const isThere = yield* this.#recalling();
    if (isThere) this.#isRecalled = true;
    return isThere;
  }

  /** Everybody was told what happened: what nobody will ask for soon is let go. */
  shorten(): void {
    if (!this.#isRecalled) this.match.shortenEvents(recentEvents);
  }

  /** Nobody has asked for older events for a while. */
  forget(): void {
    this.#isRecalled = false;
    this.shorten();
  }

  /** The page of older events before a number, as an onlooker was told them. */
  earlier(as: Onlooker, before: number): Pick<Told, "from" | "events"> {
    const [from, to] = this.#pageBefore(as, before);
    return { from, events: this.told(as, from, to) };
  }

  /** Whether a long match would have to be played again for that page. */
  mustRecallBefore(as: Onlooker, before: number): boolean {
    const [from, to] = this.#pageBefore(as, before);
    return from < to && this.mustRecall(as, from);
  }

  #pageBefore(as: Onlooker, before: number): [from: number, to: number] {
    const to = Math.min(before, this.match.eventCount(as));
    return [Math.max(0, to - eventsInMessage), to];
  }

  /** From which event on it is told who has so much of a long match: as far back as is at hand, and a page at most where nearly all is lacking. */
  newestFrom(as: Onlooker, lacking: number): number {
    if (!this.isLong) return lacking;
    const count = this.match.eventCount(as);
    const isPage = lacking === 0 || count - lacking > mostLacking;
    const first = this.#isForgotten ? 0 : this.match.firstEvent(as);
    return Math.max(lacking, first, isPage ? count - eventsInMessage : 0);
  }

  /** From which event on it must be told whoever has so much. */
  lackingFrom(as: Onlooker, have: Have, line: number): number {
    return have.line === line ? Math.min(have.events, this.match.eventCount(as)) : 0;
  }

  /**
   * The events from a number on, up to the one before another. When rules were mended, the beginning of a match may no longer be played again: what
   * happened then can't be told, and something stands in for it, so that the numbers stay.
   */
  told(as: Onlooker, from: number, to = this.match.eventCount(as)): Told["events"] {
    if (from >= to) return [];
    const { match } = this;
    if (from < match.firstEvent(as) && !this.#isForgotten) for (const _ of this.#recalling()); // in one go
    const first = match.firstEvent(as);
    if (first <= from) return match.events(as, from, to);
    const forgotten = Array.from({ length: Math.min(first, to) - from }, (_, i) => ({
      type: "forgotten",
      number: from + i,
      rules: [],
    }));
    return to > first ? [...forgotten, ...match.events(as, first, to)] : forgotten;
  }

  *#recalling(): Generator<void, boolean> {
    try {
      const recalled = yield* this.match.recalling(answersInOneGo);
      if (recalled === "moved") return false;
      this.#isForgotten = recalled === "differs";
    } catch {
      this.#isForgotten = true; // whatever mended rules make of old answers: those events are told as forgotten
    }
    return true;
  }
}
