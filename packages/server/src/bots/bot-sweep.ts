import type { BotSeats } from "@tavolata/table";
import { type Kysely, sql } from "kysely";
import type { LiveTables } from "../play/live-tables.js";
import type { Database } from "../storage/schema.js";

/**
 * How often tables are looked for whose time is up, or whose bots nobody asked because a process died between an answer and its
 * bots' turn; in milliseconds.
 */
const usualSweep = 5_000;

/** Looks for tables that wait for a bot although nobody is at them in this process. */
export class BotSweep {
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly db: Kysely<Database>,
    private readonly tables: LiveTables,
    private readonly seats: BotSeats,
    private readonly onFault: (error: unknown) => void,
    private readonly sweepEvery = usualSweep,
  ) {}

  /** Asks all bots that are waited for: those whose server was ended before they answered, too. From now on now and then. */
  async start(): Promise<void> {
    await this.#sweep(0);
    this.#sweepLater();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #sweepLater(): void {
    if (this.seats.isClosed) return;
    this.#timer = setTimeout(() => {
      this.#sweep(usualSweep)
        .catch(this.onFault)
        .finally(() => this.#sweepLater());
    }, this.sweepEvery).unref();
  }

  /** Looks at the tables that have waited for a bot for so long, and at those whose time is up. */
  async #sweep(age: number): Promise<void> {
    const due = await this.db
      .selectFrom("tables")
      .select("id")
      .where(sql<boolean>`(bot_due and moved <= now() - ${age} * interval '1 millisecond') or
        (time_limit is not null and begun is not null and outcome is null and moved <= now() - time_limit * interval '1 second')`)
      .orderBy("moved")
      .limit(1_000)
      .execute();
    for (const { id } of due) {
      if (this.seats.isClosed) return;
      try {
        await this.tables.with(id, async (live) => {
          this.seats.look(live);
          if (live.record.botDue && live.botsAsked().length === 0)
            await this.db.updateTable("tables").set({ bot_due: false }).where("id", "=", id).execute();
        });
      } catch (error) {
        this.onFault(error);
      }
    }
  }
}
