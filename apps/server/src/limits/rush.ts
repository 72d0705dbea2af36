import { setImmediate } from "node:timers/promises";
import { Refuse } from "../refuse.js";

export interface RushBounds {
  /** How much of it may be under way at once. */
  readonly atOnce: number;
  /** How much may wait. */
  readonly waiting: number;
}

/** How many seconds somebody had better wait who was refused. */
const comeAgain = 3;

/**
 * Costly work of one kind, a bounded row of it: so that what is cheap never waits for it. Nothing new is begun while the process comes too late as it
 * is.
 */
export class Rush {
  #underWay = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(
    private readonly bounds: RushBounds,
    private readonly isLate: () => boolean,
  ) {}

  get waiting(): number {
    return this.#waiting.length;
  }

  /** Refuses while the process comes too late. */
  check(): void {
    if (this.isLate() || this.#waiting.length >= this.bounds.waiting) throw tooBusy();
  }

  /** Does it when its turn comes; after every piece of work others are seen to. */
  async take<T>(work: () => Promise<T>): Promise<T> {
    this.check();
    if (this.#underWay >= this.bounds.atOnce) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#underWay += 1;
    try {
      return await work();
    } finally {
      await setImmediate();
      const next = this.#waiting.shift();
      if (next) next();
      else this.#underWay -= 1;
    }
  }
}

/** Says no to what costs much, for now. */
export function tooBusy(): Refuse {
  return new Refuse("too-busy", "The house is very busy just now: try again in a moment.", { wait: comeAgain });
}

/** The rows in which costly things wait for their turn. */
export interface Rushes {
  /** Tables are opened, and told from their beginning. */
  readonly watches: Rush;
  /** Matches are played again. */
  readonly replays: Rush;
  /** Matches come from files, and are played again. */
  readonly files: Rush;
}

export function rushesWhile(isLate: () => boolean): Rushes {
  return {
    watches: new Rush({ atOnce: 4, waiting: 400 }, isLate),
    replays: new Rush({ atOnce: 1, waiting: 16 }, isLate),
    files: new Rush({ atOnce: 1, waiting: 8 }, isLate),
  };
}
