import type { LiveTable } from "@tavolata/table";
import type { Kysely } from "kysely";
import type { Database } from "../storage/schema.js";
import { writeSnapshot } from "../storage/snapshots.js";

/** So many matches are kept at once when all are. */
const atOnce = 8;

/**
 * Keeps matches whole as they stand. Such a snapshot saves time, and more than that: whoever opens a match with rules that were mended begins
 * at the newest one, so that what no longer fits before it takes nothing back.
 */
export class WholeMatches {
  readonly #underWay = new Set<Promise<unknown>>();

  constructor(
    private readonly db: Kysely<Database>,
    private readonly onFault: (error: unknown) => void,
  ) {}

  /** Not waited for: nobody needs it now. */
  keep(live: LiveTable): void {
    // What was taken back could not be done again from a snapshot that is made in between.
    if (live.number === live.snapshot || live.isStale || live.match.canRedo) return;
    live.snapshot = live.number;
    const kept = this.#store(live)
      .catch(this.onFault)
      .finally(() => this.#underWay.delete(kept));
    this.#underWay.add(kept);
  }

  async #store({ id, number, match }: LiveTable): Promise<void> {
    await writeSnapshot(this.db, id, number, match);
  }

  /** Keeps these, as many as there is time for in so many milliseconds. */
  async keepAll(tables: Iterable<LiveTable>, patience: number): Promise<void> {
    const end = performance.now() + patience;
    for (const live of tables) {
      if (performance.now() > end) return;
      this.keep(live);
      if (this.#underWay.size >= atOnce) await Promise.race(this.#underWay);
    }
    await this.done();
  }

  /** Waits for what is being kept. */
  async done(): Promise<void> {
    await Promise.all(this.#underWay);
  }
}
