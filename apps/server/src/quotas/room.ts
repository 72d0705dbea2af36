import { type Kysely, sql, type Transaction } from "kysely";
import { Refuse } from "../refuse.js";
import { oneAtATime } from "../storage/one-at-a-time.js";
import type { Database } from "../storage/schema.js";
import { HouseCount, HouseSize } from "./house-count.js";
import type { Quotas } from "./quotas.js";

/** A table to be kept. */
export interface RoomRequest {
  readonly isFile: boolean;
  readonly isRunning: boolean;
}

interface Kept {
  readonly running: number;
  readonly tables: number;
  readonly files: number;
  readonly bytes: number;
}

/** What an answer takes in the database, with its indexes, in bytes: see docs/sizing.md. */
const bytesOfAnswer = 210;

/** Whether there is room for what somebody wants to keep. What is deleted makes room at once. */
export class Room {
  readonly #house: HouseCount;
  readonly #size = new HouseSize();

  constructor(
    private readonly db: Kysely<Database>,
    readonly quotas: Quotas,
  ) {
    this.#house = new HouseCount("tables", quotas.houseTables);
  }

  /** Refuses early, before anything is played, what `tableKept` would refuse at the end. */
  async forTable(owner: string, wanted: RoomRequest): Promise<void> {
    await this.#checkHouse(this.db, 1);
    await this.#checkTables(this.db, owner, wanted, 1);
  }

  /** To be called at the end of the transaction that stored a table of somebody: refuses it where it was one too many. */
  async tableKept(db: Transaction<Database>, owner: string, wanted: RoomRequest): Promise<void> {
    await oneAtATime(db);
    await this.#checkHouse(db, 0);
    await this.#checkTables(db, owner, wanted, 0);
  }

  /** The same for a quest. */
  async forQuest(person: string): Promise<void> {
    await this.#checkSize(this.db);
    await this.#checkQuests(this.db, person, 1);
  }

  async questKept(db: Transaction<Database>, person: string): Promise<void> {
    await oneAtATime(db);
    await this.#checkQuests(db, person, 0);
  }

  /** The same for a quest in the place of another. */
  async questChanged(db: Transaction<Database>, person: string): Promise<void> {
    await oneAtATime(db);
    this.#checkBytes(await keptBy(db, person));
  }

  /** Refuses to let a match grow whose owner has no room left. */
  async forDeeds(table: string): Promise<void> {
    const row = await this.db.selectFrom("tables").select("owner").where("id", "=", table).executeTakeFirst();
    if (!row || (await keptBy(this.db, row.owner)).bytes <= this.quotas.megabytes * 1e6) return;
    throw new Refuse(
      "too-many-kept",
      `The owner of this table has ${this.quotas.megabytes} MB in tables and quests here, which is as much as one person may: the match goes on when some are deleted.`,
    );
  }

  async #checkQuests(db: Kysely<Database>, person: string, more: number): Promise<void> {
    const { quests } = this.quotas;
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from quests
      where person = ${person}`.execute(db);
    if (rows[0]!.count + more > quests) throw tooMany(`at most ${quests} quests`, "throw one away first");
    this.#checkBytes(await keptBy(db, person));
  }

  async #checkTables(
    db: Kysely<Database>,
    owner: string,
    { isFile, isRunning }: RoomRequest,
    more: number,
  ): Promise<void> {
    const { running, tables, files } = this.quotas;
    const kept = await keptBy(db, owner);
    if (isRunning && kept.running + more > running)
      throw tooMany(`at most ${running} tables that aren't over`, "end one, or delete one at which you sit alone");
    if (kept.tables + more > tables) throw tooMany(`at most ${tables} tables`, "delete one at which nobody else sits");
    if (isFile && kept.files + more > files)
      throw tooMany(`at most ${files} tables that came from files`, "delete one of them");
    this.#checkBytes(kept);
  }

  #checkBytes({ bytes }: Kept): void {
    const { megabytes } = this.quotas;
    if (bytes > megabytes * 1e6) throw tooMany(`at most ${megabytes} MB in tables and quests`, "delete some of them");
  }

  async #checkHouse(db: Kysely<Database>, more: number): Promise<void> {
    const { houseTables } = this.quotas;
    if ((await this.#house.room(db)) < more) throw houseFull(`${houseTables} tables`);
    await this.#checkSize(db);
  }

  async #checkSize(db: Kysely<Database>): Promise<void> {
    const { houseGigabytes } = this.quotas;
    if ((await this.#size.bytes(db)) > houseGigabytes * 1e9) throw houseFull(`${houseGigabytes} GB`);
  }
}

/** What somebody keeps here, by its size in the database, with what was taken back: nothing long is read for it. */
async function keptBy(db: Kysely<Database>, person: string): Promise<Kept> {
  const { rows } = await sql<{ running: number; tables: number; files: number; bytes: string }>`
    select count(*) filter (where outcome is null)::int as running, count(*)::int as tables,
      count(*) filter (where imported)::int as files,
      (coalesce(sum(pg_column_size(options) + pg_column_size(seed) + ${bytesOfAnswer}::bigint * greatest(answers,
          (select max(number) + 1 from deeds where table_id = tables.id))), 0)
        + coalesce(sum((select pg_column_size(save) from snapshots where table_id = tables.id)), 0)
        + (select coalesce(sum(pg_column_size(file)), 0) from quests where person = ${person}))::text as bytes
    from tables where owner = ${person}`.execute(db);
  const { bytes, ...counts } = rows[0]!;
  return { ...counts, bytes: Number(bytes) };
}

function tooMany(most: string, way: string): Refuse {
  return new Refuse("too-many-kept", `One person has ${most} here: ${way}.`);
}

export function houseFull(most: string): Refuse {
  return new Refuse("house-full", `This house is full: it has room for ${most}. Whoever runs it can make more room.`);
}
