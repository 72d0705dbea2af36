import { anyPicks } from "@tavolata/bots";
import type { Chance } from "@tavolata/kernel";
import { type Kysely, sql } from "kysely";
import type { LiveTable } from "../play/live-table.js";
import type { LiveTables } from "../play/live-tables.js";
import { refusalOf } from "../refuse.js";
import type { Database } from "../storage/schema.js";
import { type BotPool, MovedOn } from "./pool.js";

/** How often tables are looked for whose bots nobody asked: a process may have died between an answer and its bots' turn. */
const sweepEvery = 5_000;

/** A table without people goes on for at most so many answers. */
const mostAnswersAlone = 20_000;

/** The seats in which bots sit: whenever a table waits for one, it is asked, and its answer given like anybody's. */
export class BotSeats {
  /** The questions that are being thought about, by table, number and key. */
  readonly #thinking = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(
    private readonly db: Kysely<Database>,
    private readonly tables: LiveTables,
    private readonly pool: BotPool,
    private readonly onFault: (error: unknown) => void,
  ) {
    tables.onMoved = (live) => this.#look(live);
  }

  /** Asks all bots that are waited for: those whose server was ended before they answered, too. From now on now and then. */
  async start(): Promise<void> {
    await this.#sweep(0);
    this.#sweepLater();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.pool.close();
  }

  #look(live: LiveTable): void {
    if (this.#isClosed) return;
    const { sitters } = live.record.seating;
    if (live.match.at > mostAnswersAlone && sitters.every(({ person }) => !person)) return;
    for (const asked of live.botsAsked()) {
      const question = `${live.id}/${live.number}/${asked.number}`;
      if (this.#thinking.has(question)) continue;
      this.#thinking.add(question);
      this.#answer(live, asked)
        .catch((error: unknown) => {
          if (!this.#isClosed) this.onFault(error);
        })
        .finally(() => this.#thinking.delete(question));
    }
  }

  async #answer(live: LiveTable, asked: ReturnType<LiveTable["botsAsked"]>[number]): Promise<void> {
    const { id: table, number, match, record } = live;
    const { seat, number: decision, ids, min, max, repeats, kind } = asked;
    const bot = record.seating.of(seat)?.bot;
    if (bot === undefined) return;
    const key = match.decisions(seat).find((one) => one.number === decision)?.key;
    let picks: readonly string[];
    try {
      const from = (known: number | undefined) => {
        if (live.number !== number || live.isSpoilt) return undefined;
        const deeds = known === undefined ? undefined : live.since(known);
        return deeds ? { since: known!, deeds } : { save: match.save() };
      };
      picks = await this.pool.think({ table, game: record.game, bot, seat, decision, number, from });
    } catch (error) {
      if (this.#isClosed || error instanceof MovedOn) return;
      this.onFault(error);
      picks = anyPicks({ seat, kind, number: decision, ids, min, max, repeats }, ownChance); // a table never waits for a broken bot
    }
    if (this.#isClosed) return;
    try {
      await this.tables.answer(table, { seat, number: decision, key, picks, sent: null, person: null });
    } catch (error) {
      if (!refusalOf(error)) throw error; // refused: the table went on without it, and has been looked at since
    }
  }

  #sweepLater(): void {
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => {
      this.#sweep(sweepEvery)
        .catch(this.onFault)
        .finally(() => this.#sweepLater());
    }, sweepEvery).unref();
  }

  /** Looks at the tables that have waited for a bot for so long. */
  async #sweep(age: number): Promise<void> {
    const due = await this.db
      .selectFrom("tables")
      .select("id")
      .where("bot_due", "=", true)
      .where(sql<boolean>`moved <= now() - ${age} * interval '1 millisecond'`)
      .orderBy("moved")
      .limit(1_000)
      .execute();
    for (const { id } of due) {
      if (this.#isClosed) return;
      try {
        await this.tables.with(id, async (live) => {
          if (live.botsAsked().length > 0) this.#look(live);
          else await this.db.updateTable("tables").set({ bot_due: false }).where("id", "=", id).execute();
        });
      } catch (error) {
        this.onFault(error);
      }
    }
  }
}

const ownChance: Chance = { below: (limit) => Math.floor(Math.random() * limit) };
