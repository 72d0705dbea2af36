import { setImmediate } from "node:timers/promises";
import { FairQueue, type QueuedWork } from "@tavolata/table";
import { Refuse } from "../refuse.js";

export interface RushBounds {
  /** How much of it may be under way at once. */
  readonly atOnce: number;
  /** How much may wait. */
  readonly waiting: number;
  /** How much of one person may. */
  readonly perPerson: number;
}

/** How many seconds somebody had better wait who was refused. */
const comeAgain = 3;

/** For whom something costly is done; those who are nobody share one place. */
export interface CostlyFor {
  readonly person: string | undefined;
  readonly table: string;
}

interface Waiting {
  begin(): void;
  refuse(why: Refuse): void;
}

/**
 * Costly work of one kind, a bounded row of it, by person and then by table: so that what is cheap never waits for it, and nobody for all that somebody
 * else asks for. Nothing new is begun while the process comes too late as it is.
 */
export class Rush {
  #underWay = 0;
  readonly #atOnce: number;
  readonly #waiting: FairQueue<Waiting>;

  constructor(
    { atOnce, waiting, perPerson }: RushBounds,
    private readonly isLate: () => boolean,
  ) {
    this.#atOnce = atOnce;
    this.#waiting = new FairQueue({ perPerson: [perPerson], all: waiting }, ({ refuse }) => refuse(tooBusy()));
  }

  /** Refuses while the process comes too late. */
  check(): void {
    if (this.isLate()) throw tooBusy();
  }

  /** Does it when its turn comes; after every piece of work others are seen to. */
  async take<T>({ person = "", table }: CostlyFor, work: () => Promise<T>): Promise<T> {
    this.check();
    if (this.#underWay >= this.#atOnce) await this.#turn({ person, table, rank: 0 });
    else this.#underWay += 1;
    try {
      return await work();
    } finally {
      await setImmediate();
      const next = this.#waiting.take();
      if (next) next.begin();
      else this.#underWay -= 1;
    }
  }

  #turn(turn: QueuedWork): Promise<void> {
    return new Promise((begin, refuse) => {
      if (!this.#waiting.add(turn, { begin, refuse })) refuse(tooBusy());
    });
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
    watches: new Rush({ atOnce: 4, waiting: 400, perPerson: 100 }, isLate),
    replays: new Rush({ atOnce: 1, waiting: 16, perPerson: 4 }, isLate),
    files: new Rush({ atOnce: 1, waiting: 8, perPerson: 2 }, isLate),
  };
}
