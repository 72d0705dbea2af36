import { createHash } from "node:crypto";
import pg from "pg";
import PgBoss from "pg-boss";
import type { Chunk } from "../experiment.js";
import type { SavedChunk } from "../folder.js";
import type { Row } from "../one-match.js";

/** A chunk that somebody has to play, with what it belongs to. */
export interface ChunkTask {
  readonly experiment: string;
  /** The version of the rules: whoever has another one can't play it. */
  readonly version: string;
  readonly variant: number;
  readonly chunk: Chunk;
}

/** A task that was taken. */
export interface TakenTask {
  readonly job: string;
  readonly task: ChunkTask;
}

/** What became of a chunk. */
export type ChunkResult = { readonly rows: readonly Row[] } | { readonly error: string };

const name = "lab-chunks";
const schema = "tavolata_jobs";

/** The class of our advisory locks, so that they are nobody else's. */
const lockClass = 0x7a61;

/** Between taking a task and holding its lock: whoever looks after lost tasks waits for so long. */
const graceSeconds = 2;

/** A task whose worker can't be reached any more is given up at the latest after so long, whatever its lock says. */
const longestTask = 6 * 3600;

/**
 * The chunks of all experiments as jobs on PostgreSQL, and their results. A worker holds an advisory lock on its session while it plays: when it dies, however it
 * dies, the session ends, the lock is free, and the task goes back (`takeBackLost`). A result is a row under the experiment, the variant and the first match, written in
 * the transaction that completes the job: whoever else played the same chunk writes nothing.
 */
export class Queue {
  private constructor(
    private readonly boss: PgBoss,
    private readonly pool: pg.Pool,
  ) {}

  static async open(url: string): Promise<Queue> {
    const boss = new PgBoss({ connectionString: url, schema, max: 2, supervise: false, schedule: false });
    boss.on("error", () => undefined);
    await boss.start();
    const pool = new pg.Pool({ connectionString: url, keepAlive: true });
    pool.on("error", () => undefined);
    await boss.createQueue(name, { name, policy: "standard" });
    // Two who come at once would both make the table: one waits for the other.
    await transaction(pool, async (client) => {
      await client.query("select pg_advisory_xact_lock($1, 0)", [lockClass]);
      await client.query(`create table if not exists lab_chunk (
        experiment text not null, variant integer not null, first integer not null, rows json, error text,
        primary key (experiment, variant, first))`);
    });
    return new Queue(boss, pool);
  }

  /** Puts tasks up. One that is there already is the same: it isn't put up twice. */
  async put(tasks: readonly ChunkTask[]): Promise<void> {
    await this.boss.insert(
      tasks.map((data) => ({ id: idOf(data), name, data, retryLimit: 1000, expireInSeconds: longestTask })),
    );
  }

  /** Takes a task and does something with it, holding its lock meanwhile; nothing when there is none. */
  async take(work: (task: ChunkTask) => Promise<ChunkResult>): Promise<TakenTask | undefined> {
    const [job] = await this.boss.fetch<ChunkTask>(name);
    if (!job) return undefined;
    const session = await this.pool.connect();
    // A database that goes away says so here; the query under way fails with it, and so does this task.
    session.on("error", ignoredHere);
    let isSound = false;
    try {
      await session.query("select pg_advisory_lock($1, hashtext($2))", [lockClass, job.id]);
      await this.#finish(session, job.id, job.data, await work(job.data));
      await session.query("select pg_advisory_unlock($1, hashtext($2))", [lockClass, job.id]);
      isSound = true;
    } finally {
      // A session that may still hold the lock is ended, not used again.
      session.off("error", ignoredHere);
      session.release(!isSound);
    }
    return { job: job.id, task: job.data };
  }

  async #finish(
    session: pg.PoolClient,
    job: string,
    { experiment, variant, chunk }: ChunkTask,
    result: ChunkResult,
  ): Promise<void> {
    const [rows, error] = "rows" in result ? [JSON.stringify(result.rows), null] : [null, result.error];
    await within(session, async () => {
      await session.query(
        `insert into lab_chunk (experiment, variant, first, rows, error) values ($1, $2, $3, $4, $5)
         on conflict do nothing`,
        [experiment, variant, chunk.first, rows, error],
      );
      await this.boss.complete(name, job, {}, { db: { executeSql: (text, values) => session.query(text, values) } });
    });
  }

  /** Gives the tasks of workers that have died to others. Returns how many. */
  async takeBackLost(): Promise<number> {
    const { rows } = await this.pool.query<{ id: string }>(
      `select id from ${schema}.job j where name = $1 and state = 'active'
       and started_on < now() - make_interval(secs => $2) and not exists (
         select 1 from pg_locks l where l.locktype = 'advisory' and l.granted and l.classid = $3
         and l.database = (select oid from pg_database where datname = current_database())
         and l.objid = ((hashtext(j.id::text)::bigint + 4294967296) % 4294967296)::oid)`,
      [name, graceSeconds, lockClass],
    );
    if (rows.length > 0)
      await this.boss.fail(
        name,
        rows.map(({ id }) => id),
      );
    return rows.length;
  }

  /** The chunks of an experiment that were played, from those on that aren't known yet. */
  async results(
    experiment: string,
    known: ReadonlySet<string>,
  ): Promise<(SavedChunk | (Omit<SavedChunk, "rows"> & { error: string }))[]> {
    const { rows } = await this.pool.query<{ variant: number; first: number }>(
      "select variant, first from lab_chunk where experiment = $1",
      [experiment],
    );
    const fresh = rows.filter(({ variant, first }) => !known.has(`${variant}/${first}`));
    if (fresh.length === 0) return [];
    const found = await this.pool.query<{ variant: number; first: number; rows: Row[] | null; error: string | null }>(
      `select variant, first, rows, error from lab_chunk where experiment = $1
       and (variant, first) in (select * from unnest($2::integer[], $3::integer[]))`,
      [experiment, fresh.map(({ variant }) => variant), fresh.map(({ first }) => first)],
    );
    return found.rows.map(({ variant, first, rows: own, error }) =>
      own ? { variant, first, rows: own } : { variant, first, error: error ?? "" },
    );
  }

  /** Forgets a chunk that failed, so that it is played again when somebody asks for it. */
  async forget(task: ChunkTask): Promise<void> {
    const { experiment, variant, chunk } = task;
    await this.pool.query("delete from lab_chunk where experiment = $1 and variant = $2 and first = $3", [
      experiment,
      variant,
      chunk.first,
    ]);
    await this.boss.deleteJob(name, idOf(task));
  }

  /** Takes the tasks down that nobody has taken and that are no longer wanted. */
  async drop(tasks: readonly ChunkTask[]): Promise<void> {
    await this.pool.query(
      `delete from ${schema}.job where name = $1 and state in ('created', 'retry') and id = any($2)`,
      [name, tasks.map(idOf)],
    );
  }

  async close(): Promise<void> {
    await this.boss.stop({ graceful: false, close: true });
    await this.pool.end();
  }
}

function ignoredHere(): void {}

/** The same for the same chunk of the same experiment: the form of a UUID, because pg-boss wants one. */
function idOf({ experiment, variant, chunk }: ChunkTask): string {
  const hash = createHash("sha256").update(`${experiment}/${variant}/${chunk.first}`).digest("hex");
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

async function transaction(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await within(client, () => work(client));
  } finally {
    client.release();
  }
}

async function within(client: pg.PoolClient, work: () => Promise<void>): Promise<void> {
  await client.query("begin");
  try {
    await work();
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  }
}
