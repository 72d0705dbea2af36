import { setImmediate } from "node:timers/promises";
import type { LiveTable } from "@tavolata/table";
import { type CostlyFor, type Rush, tooBusy } from "../limits/rush.js";

/** Of so many long matches all events are kept at hand, and for so long after somebody last asked, in milliseconds. */
const mostKept = 8;
const keptFor = 60_000;

/** How often a match is played again when something is taken back each time meanwhile. */
const mostTries = 3;

/** Something that may take events from long ago. */
interface Wish<T> {
  /** Whose it is, where the match must be played again for it. */
  readonly asker: CostlyFor;
  /** Works with the table while nobody else does. */
  with(work: (live: LiveTable) => Promise<Done<T>>): Promise<Done<T>>;
  /** Whether the match would have to be played again for it. */
  lacks(live: LiveTable): boolean;
  /** To be paid before a match of so many answers is played again; refuses whoever can't. */
  pay(answers: number): void;
  does(live: LiveTable): Promise<T> | T;
}

type Done<T> = { readonly done: T } | { readonly lacking: LiveTable };

/**
 * Brings back what long matches told long ago: such a match is played again once for all who ask, in short pieces, and one match after the other.
 */
export class Recalls {
  readonly #underWay = new Map<LiveTable, Promise<void>>();
  /** Those that are at hand, who was asked for longest ago first. */
  readonly #kept = new Map<LiveTable, ReturnType<typeof setTimeout>>();

  constructor(private readonly rush: Rush) {}

  /** Does something as soon as all that it takes is at hand. */
  async atHand<T>(wish: Wish<T>): Promise<T> {
    for (let tries = 0; tries < mostTries; tries++) {
      const result = await wish.with(async (live): Promise<Done<T>> => {
        if (wish.lacks(live)) return { lacking: live };
        this.#keep(live);
        return { done: await wish.does(live) };
      });
      if ("done" in result) return result.done;
      await this.#recallOnce(result.lacking, wish);
    }
    throw tooBusy();
  }

  /** Plays a match again, so that all its events are at hand. Whoever joins in while that is under way pays nothing. */
  #recallOnce(live: LiveTable, { asker, pay }: Pick<Wish<unknown>, "asker" | "pay">): Promise<void> {
    const known = this.#underWay.get(live);
    if (known) return known;
    pay(live.match.at);
    const recalled = this.rush.take(asker, () => this.#recall(live)).finally(() => this.#underWay.delete(live));
    this.#underWay.set(live, recalled);
    return recalled;
  }

  /** Nothing is kept any more. */
  close(): void {
    for (const timer of this.#kept.values()) clearTimeout(timer);
    this.#kept.clear();
  }

  async #recall(live: LiveTable): Promise<void> {
    for (let tries = 0; tries < mostTries; tries++) {
      const pieces = live.chronicle.recalling();
      // ends: each piece plays some of the answers again, of which there are so many
      for (;;) {
        const piece = pieces.next();
        if (piece.done && piece.value) return this.#keep(live);
        if (piece.done) break;
        await setImmediate();
      }
    }
    throw tooBusy();
  }

  #keep(live: LiveTable): void {
    if (!live.chronicle.isRecalled) return;
    clearTimeout(this.#kept.get(live));
    this.#kept.delete(live);
    this.#kept.set(live, setTimeout(() => this.#forget(live), keptFor).unref());
    if (this.#kept.size > mostKept) this.#forget(this.#kept.keys().next().value!);
  }

  #forget(live: LiveTable): void {
    clearTimeout(this.#kept.get(live));
    this.#kept.delete(live);
    live.chronicle.forget();
  }
}
