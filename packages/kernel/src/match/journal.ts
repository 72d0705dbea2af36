import {
  type AnyEmitDetails,
  type Entry,
  type GameEvent,
  isFor,
  type VisibleEvent,
  visibleTo,
} from "../rules/event.js";
import { audience, everything, type Onlooker, type Seat, tableSeat } from "../rules/seat.js";
import { objectArray } from "../saves/object-array.js";

/** How many events each onlooker had been told at some moment. */
export type Counts = Readonly<Record<Onlooker, number>>;

/** The newest events of a match as plain data, with what everybody had been told before them. */
export interface Recent {
  readonly before: Counts;
  readonly entries: readonly Entry[];
}

/**
 * The newest events of a match, ready to be told to any onlooker. Older ones are let go, so that a long match stays
 * small: they come back by playing the answers again.
 */
export class Journal<E extends GameEvent> {
  #entries = objectArray<Entry>();
  /** How many events each onlooker had been told before the first entry that is kept. */
  #before: Record<Onlooker, number>;
  /** It holds everything again, until it is shortened. */
  #isWhole = false;

  constructor(
    private readonly seats: readonly Seat[],
    /** How many entries to keep; the oldest half is let go beyond that. */
    private readonly keep: number,
    before: Counts = {},
  ) {
    this.#before = {};
    for (const onlooker of [...seats, audience, tableSeat, everything]) this.#before[onlooker] = before[onlooker] ?? 0;
  }

  add(event: GameEvent, telling: AnyEmitDetails): void {
    this.#entries.push({ event, telling });
    if (this.#entries.length > this.keep && !this.#isWhole) this.#letGo(this.keep >> 1);
  }

  /** How many events this onlooker has been told so far. */
  count(onlooker: Onlooker): number {
    let count = this.#before[onlooker]!;
    for (const entry of this.#entries) if (isFor(entry, onlooker)) count += 1;
    return count;
  }

  counts(): Counts {
    const counts = { ...this.#before };
    addTo(counts, this.#entries);
    return counts;
  }

  /** The number of the first event that is still here for this onlooker. */
  first(onlooker: Onlooker): number {
    return this.#before[onlooker]!;
  }

  /** The events for an onlooker from a number on, as far back as they are kept, and up to another number. */
  told(onlooker: Onlooker, from: number, to = Number.POSITIVE_INFINITY): VisibleEvent<E>[] {
    const told: VisibleEvent<E>[] = [];
    let number = this.#before[onlooker]!;
    for (const entry of this.#entries) {
      if (!isFor(entry, onlooker)) continue;
      if (number >= to) break;
      if (number >= from) told.push(visibleTo(entry, onlooker, number));
      number += 1;
    }
    return told;
  }

  /** What is kept here, to be stored beside the match. */
  get recent(): Recent {
    return { before: { ...this.#before }, entries: [...this.#entries] };
  }

  /** Takes back what was stored from before the first entry that is kept. Whether it reaches up to there. */
  remember({ before, entries }: Recent): boolean {
    const missing = this.#before[everything]! - (before[everything] ?? 0);
    if (missing <= 0 || missing > entries.length) return false;
    const older = entries.slice(0, missing);
    const counts: Record<Onlooker, number> = {};
    for (const onlooker in this.#before) counts[onlooker] = before[onlooker] ?? 0;
    const reached = { ...counts };
    addTo(reached, older);
    for (const onlooker in reached) if (reached[onlooker] !== this.#before[onlooker]) return false;
    this.#entries = objectArray<Entry>().concat(older, this.#entries);
    this.#before = counts;
    return true;
  }

  /** Takes everything from a journal of the whole match. Whether both say the same of how much happened. */
  recall(whole: Journal<E>): boolean {
    const [mine, theirs] = [this.counts(), whole.counts()];
    for (const onlooker in mine) if (mine[onlooker] !== theirs[onlooker]) return false;
    this.#entries = whole.#entries;
    this.#before = { ...whole.#before };
    this.#isWhole = true;
    return true;
  }

  /** A journal that has only the first `total` events of the match; nothing when they were let go already. */
  upTo(total: number): Journal<E> | undefined {
    const kept = total - this.#before[everything]!;
    if (kept < 0) return undefined;
    const journal = new Journal<E>(this.seats, this.keep, this.#before);
    journal.#entries = this.#entries.slice(0, kept);
    return journal;
  }

  /** Lets go of all but the newest entries, when there are twice as many: so it is seldom done. */
  shorten(kept: number): void {
    this.#isWhole = false;
    if (this.#entries.length > 2 * kept) this.#letGo(kept);
  }

  #letGo(kept: number): void {
    addTo(this.#before, this.#entries.splice(0, this.#entries.length - kept));
  }
}

/** Adds to each onlooker's count how many of these entries are for it. Nearly all are for everybody: those are counted once. */
function addTo(counts: Record<Onlooker, number>, entries: readonly Entry[]): void {
  let forEverybody = 0;
  for (const entry of entries) {
    if (!entry.telling.to) forEverybody += 1;
    else for (const onlooker in counts) if (isFor(entry, onlooker)) counts[onlooker]! += 1;
  }
  for (const onlooker in counts) counts[onlooker]! += forEverybody;
}
