import { setImmediate, setTimeout } from "node:timers/promises";
import type { Seat } from "@tavolata/kernel";
import type { Standing } from "@tavolata/table";
import { Refuse } from "../refuse.js";
import type { Prepared, Statement, Storage } from "./database.js";

/** A deed to be stored, and how the table stands after it. */
export interface NewLogEntry {
  readonly table: string;
  /** How many deeds came before it. */
  readonly number: number;
  readonly kind: "answer" | "undo" | "redo" | "contribution";
  readonly seat: Seat;
  readonly picks: readonly string[];
  /** How many answers are left, when some are taken back; from how many on it counts, when something is added to the dice. */
  readonly backTo: number | null;
  readonly decision: number;
  readonly key: string | null;
  readonly sent: string | null;
  readonly person: string | null;
  readonly after: Standing;
}

interface Waiting {
  readonly deed: NewLogEntry;
  readonly resolve: (isStored: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** How many deeds a match may have: the longest campaigns have about 25,000. */
export const mostDeeds = 250_000;

/** From so many deeds on it is asked after every so many more whether there is room for them: what a match takes is its owner's. */
export const longMatch = 5_000;
export const betweenLooks = 1_000;

/** How many deeds are stored at once. A note to other processes names all their tables, and may have 8,000 bytes. */
const largestBatch = 400;

/** The channel on which processes tell each other which tables went on. */
export const channel = "tavolata";

interface StoredRow {
  readonly table_id: string;
  readonly number: number;
}

/** Takes the deeds, as a list in JSON, and this process' name, if there are others to be told. Gives those that were stored. */
const storing: Statement = {
  name: "store_deeds",
  parameters: 2,
  text: `
    with given as (
      select * from jsonb_to_recordset($1::text::jsonb) as r(
        table_id text, number int, kind text, seat text, picks jsonb, back_to int, decision int, key text, sent text, person text,
        answers int, waiting jsonb, outcome jsonb, bot_due boolean)
    ), stored as (
      insert into deeds (table_id, number, kind, seat, picks, back_to, decision, key, sent, person)
      select table_id, number, kind, seat, picks, back_to, decision, key, sent, person from given
      on conflict do nothing
      returning table_id, number
    ), moved as (
      update tables set answers = given.answers, waiting = given.waiting, outcome = given.outcome,
        bot_due = given.bot_due, vote = null,
        moved = case when given.kind = 'contribution' then tables.moved else now() end,
        seed_known = tables.seed_known or (tables.outcome is not null and given.outcome is null)
      from given join stored using (table_id, number)
      where tables.id = given.table_id
    ), told as (
      select case when $2::text is null then null
        else pg_notify('${channel}', $2::text || ' deeds ' || string_agg(table_id, ' ')) end
      from stored having count(*) > 0
    )
    select stored.table_id, stored.number from stored left join told on true`,
};

/** From so many deeds at once on, the next ones are gathered for as long as storing took, within these milliseconds. */
const manyAtOnce = 4;
const shortestGathering = 8;
const longestGathering = 30;

/**
 * Stores deeds. Those of many tables that come while the last ones are being stored go together into one statement: so a
 * thousand answers a second need no thousand commits, and each is stored before anybody hears of it. While much comes in, a little
 * waiting makes the statements fewer and larger; who plays alone never waits.
 */
export class Ledger {
  readonly #waiting: Waiting[] = [];
  #isStoring = false;

  readonly #storeRows: Prepared<StoredRow>;

  constructor(
    storage: Pick<Storage, "prepare">,
    /** This process, so that it needn't listen to itself; nothing when there are no others. */
    private readonly speaker: string | undefined,
    /** Refuses to let a table's match grow when there is no room for it. */
    private readonly checkRoom: (table: string) => Promise<void> = async () => {},
  ) {
    this.#storeRows = storage.prepare(storing);
  }

  /** Whether it is stored. If not, another deed came first, or the same one had been stored before. */
  async append(deed: NewLogEntry): Promise<boolean> {
    if (deed.number >= mostDeeds)
      throw new Refuse("too-many-kept", `A match has at most ${mostDeeds} deeds, with all that was taken back.`);
    if (deed.number >= longMatch && deed.number % betweenLooks === 0) await this.checkRoom(deed.table);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ deed, resolve, reject });
      if (!this.#isStoring) void this.#storeAll();
    });
  }

  async #storeAll(): Promise<void> {
    this.#isStoring = true;
    // What has arrived already is read first: an embedded database would store one deed before the next is even looked at.
    await setImmediate();
    // ends: each round takes at least one off
    while (this.#waiting.length > 0) {
      const batch = this.#nextBatch();
      const begin = performance.now();
      try {
        await this.#store(batch);
      } catch (error) {
        if (batch.length === 1) batch[0]!.reject(error);
        else await this.#storeEach(batch);
      }
      const took = performance.now() - begin;
      if (batch.length >= manyAtOnce) await setTimeout(Math.min(longestGathering, Math.max(shortestGathering, took)));
      else await setImmediate();
    }
    this.#isStoring = false;
  }

  /** What waits, but of every table only one deed: whether it is stored is known by its table and number. */
  #nextBatch(): Waiting[] {
    const batch = new Map<string, Waiting>();
    const left: Waiting[] = [];
    for (const one of this.#waiting) {
      if (batch.size === largestBatch || batch.has(one.deed.table)) left.push(one);
      else batch.set(one.deed.table, one);
    }
    this.#waiting.splice(0, this.#waiting.length, ...left);
    return [...batch.values()];
  }

  /** One deed that can't be stored must not take the others with it. */
  async #storeEach(batch: readonly Waiting[]): Promise<void> {
    for (const one of batch) {
      try {
        await this.#store([one]);
      } catch (error) {
        one.reject(error);
      }
    }
  }

  async #store(batch: readonly Waiting[]): Promise<void> {
    // In the same order in every process, so that two batches never wait for each other.
    const sorted = [...batch].sort((a, b) => (a.deed.table < b.deed.table ? -1 : 1));
    const rows = JSON.stringify(sorted.map(({ deed }) => rowOf(deed)));
    const stored = await this.#storeRows(rows, this.speaker ?? null);
    const ids = new Set(stored.map(({ table_id, number }) => `${table_id}/${number}`));
    for (const { deed, resolve } of batch) resolve(ids.has(`${deed.table}/${deed.number}`));
  }
}

function rowOf({ table, number, kind, seat, picks, backTo, decision, key, sent, person, after }: NewLogEntry) {
  const { answers, waiting, outcome, botDue } = after;
  return {
    table_id: table,
    number,
    kind,
    seat,
    picks,
    back_to: backTo,
    decision,
    key,
    sent,
    person,
    answers,
    waiting,
    outcome,
    bot_due: botDue,
  };
}
