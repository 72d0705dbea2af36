import type { BotSeats } from "@tavolata/table";
import type { Kysely } from "kysely";
import type { LiveTables } from "../play/live-tables.js";
import type { Database } from "../storage/schema.js";
import { DueTables } from "./due-tables.js";

/**
 * How often tables are looked for whose time is up, or whose bots nobody asked because a process died between an answer and its
 * bots' turn; in milliseconds.
 */
const usualSweep = 5_000;

/** So many tables are looked at in one go: whoever comes meanwhile waits for no more than these. */
const inOneGo = 20;

/** How long one table may keep the others waiting, in milliseconds. */
const usualLook = 5_000;

/** The shortest rest between two goes, in milliseconds. */
const shortestRest = 50;

/** How long somebody's tables wait for those that are under way, in milliseconds. */
const whileCrowded = 250;

export interface SweepSetup {
  readonly db: Kysely<Database>;
  readonly tables: Pick<LiveTables, "with">;
  readonly seats: Pick<BotSeats, "look" | "isClosed">;
  /** People of whom enough questions wait for bots already. */
  crowded(): readonly string[];
  onFault(error: unknown): void;
  readonly every: number | undefined;
  /** For tests. */
  readonly longestLook?: number;
}

/** Looks for tables that wait for a bot although nobody is at them in this process. */
export class BotSweep {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #work: Promise<void> = Promise.resolve();
  readonly #due: DueTables;

  constructor(private readonly setup: SweepSetup) {
    this.#due = new DueTables(setup.db);
  }

  /** Asks all bots that are waited for: those whose server was ended before they answered, too. From now on now and then. */
  start(): void {
    this.#goOn(0);
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#work;
  }

  // ends: a timer, until it is closed
  #goOn(rest: number): void {
    if (this.setup.seats.isClosed) return;
    this.#timer = setTimeout(() => {
      this.#work = this.#sweep().then((next) => this.#goOn(next));
    }, rest).unref();
  }

  /** Looks at some; says how long to wait for the next. Where there is more to do, no more than half of the time is spent on it. */
  async #sweep(): Promise<number> {
    const { crowded, onFault, every = usualSweep } = this.setup;
    const begin = performance.now();
    try {
      const due = await this.#due.next(inOneGo, crowded());
      for (const id of due) {
        if (this.setup.seats.isClosed) break;
        await this.#look(id);
      }
      if (due.length > 0) return Math.max(shortestRest, performance.now() - begin);
      return crowded().length > 0 ? Math.min(whileCrowded, every) : every;
    } catch (error) {
      onFault(error);
      return every;
    }
  }

  async #look(id: string): Promise<void> {
    const { db, tables, seats, onFault, longestLook = usualLook } = this.setup;
    const looked = tables.with(id, async (live) => {
      seats.look(live);
      if (live.record.botDue && live.botsAsked().length === 0)
        await db.updateTable("tables").set({ bot_due: false }).where("id", "=", id).execute();
    });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, longestLook);
    });
    await Promise.race([looked.catch(onFault), late]);
    clearTimeout(timer);
  }
}
