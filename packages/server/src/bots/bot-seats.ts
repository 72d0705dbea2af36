import { anyPicks, type Choice } from "@tavolata/bots";
import type { Chance } from "@tavolata/kernel";
import { type Kysely, sql } from "kysely";
import type { LiveTable } from "../play/live-table.js";
import type { LiveTables } from "../play/live-tables.js";
import { refusalOf } from "../refuse.js";
import type { Database } from "../storage/schema.js";
import { type BotPool, MovedOn } from "./pool.js";
import { botQuestion } from "./question.js";

/**
 * How often tables are looked for whose time is up, or whose bots nobody asked because a process died between an answer and its
 * bots' turn; in milliseconds.
 */
const usualSweep = 5_000;

/** Who answers for a person whose time is up, where the game has it. */
const substitute = "normal";

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
    private readonly sweepEvery = usualSweep,
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
    for (const asked of [...live.botsAsked(), ...live.overdue()]) {
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
    const { id: table, match, record } = live;
    const { seat, number: decision, ids, min, max, repeats, kind } = asked;
    const bot = record.seating.of(seat)?.bot ?? (substitute in live.works.bots ? substitute : "random");
    const key = match.decisions(seat).find((one) => one.number === decision)?.key;
    let picks: readonly string[];
    let choice: Choice | undefined;
    try {
      choice = await this.pool.think(botQuestion(live, asked, bot));
      picks = choice.picks;
    } catch (error) {
      if (this.#isClosed || error instanceof MovedOn) return;
      this.onFault(error);
      picks = anyPicks({ seat, kind, number: decision, ids, min, max, repeats }, ownChance); // a table never waits for a broken bot
    }
    if (this.#isClosed) return;
    try {
      await this.tables.answer(table, { seat, number: decision, key, picks, sent: null, person: null });
      if (choice?.expects) live.expected.set(seat, { ...choice, expects: choice.expects });
    } catch (error) {
      if (!refusalOf(error)) throw error; // refused: the table went on without it, and has been looked at since
    }
  }

  #sweepLater(): void {
    if (this.#isClosed) return;
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
        (time_limit is not null and outcome is null and moved <= now() - time_limit * interval '1 second')`)
      .orderBy("moved")
      .limit(1_000)
      .execute();
    for (const { id } of due) {
      if (this.#isClosed) return;
      try {
        await this.tables.with(id, async (live) => {
          this.#look(live);
          if (live.record.bot_due && live.botsAsked().length === 0)
            await this.db.updateTable("tables").set({ bot_due: false }).where("id", "=", id).execute();
        });
      } catch (error) {
        this.onFault(error);
      }
    }
  }
}

const ownChance: Chance = { below: (limit) => Math.floor(Math.random() * limit) };
