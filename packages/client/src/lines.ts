import type { GameEvent, VisibleEvent } from "@tavolata/kernel";

type Event = VisibleEvent<GameEvent>;

/** Events without a hole between them. */
interface Stretch {
  first: number;
  readonly events: Event[];
}

/** The events that an onlooker was told, with the holes that are left where nobody has asked for older ones yet. */
export class Lines {
  /** Older stretches, each before a hole. */
  readonly #older: Stretch[] = [];
  #newest: Stretch = { first: 0, events: [] };

  /** All from the newest hole on. */
  get newest(): readonly Event[] {
    return this.#newest.events;
  }

  /** The number of the first event after the newest hole. */
  get first(): number {
    return this.#newest.first;
  }

  /** The number of the event that comes next. */
  get next(): number {
    return endOf(this.#newest);
  }

  get hasGap(): boolean {
    return this.#older.length > 0;
  }

  /** From this number on these events count, and nothing that was there before. Further on than what is known, they leave a hole. */
  from(number: number, events: readonly Event[]): void {
    // ends: each round takes one off the older ones
    while (number < this.#newest.first && this.#older.length > 0) this.#newest = this.#older.pop()!;
    if (number > this.next) {
      if (this.#newest.events.length > 0) this.#older.push(this.#newest);
      this.#newest = { first: number, events: [...events] };
    } else if (number < this.#newest.first) {
      this.#newest = { first: number, events: [...events] };
    } else {
      this.#newest.events.length = number - this.#newest.first;
      for (const event of events) this.#newest.events.push(event);
    }
  }

  /** Older events, up to the first that is known. Whether they fit there. */
  before(from: number, events: readonly Event[]): boolean {
    if (from + events.length !== this.first || events.length === 0) return false;
    this.#newest = { first: from, events: [...events, ...this.#newest.events] };
    // ends: each round takes one off
    for (let older = this.#older.at(-1); older && endOf(older) >= this.first; older = this.#older.at(-1)) {
      this.#older.pop();
      if (older.first >= this.first) continue;
      const missing = older.events.slice(0, this.first - older.first);
      this.#newest = { first: older.first, events: [...missing, ...this.#newest.events] };
    }
    return true;
  }

  /** Nothing of it counts any more. */
  forget(): void {
    this.#older.length = 0;
    this.#newest = { first: 0, events: [] };
  }
}

function endOf({ first, events }: Stretch): number {
  return first + events.length;
}
