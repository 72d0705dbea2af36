import { join, resolve } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { CompiledQuery, Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { whyNotOpened } from "./disk-full.js";
import type { Embedded } from "./embedded.js";
import { lockFolder } from "./folder-lock.js";
import { migrate } from "./migrate.js";
import { pgliteDialect } from "./pglite-dialect.js";
import { PoolLines } from "./pool-lines.js";
import type { Database } from "./schema.js";
import { ThreadedDatabase } from "./threaded-database.js";

/** Where everything is kept. */
export type DatabaseLocation =
  /** PostgreSQL in this process, in a folder. */
  | { readonly folder: string }
  /** The same, gone when the process ends: for tests. */
  | { readonly memory: true }
  /** A PostgreSQL that any number of servers may share. */
  | { readonly url: string };

export interface Storage {
  readonly db: Kysely<Database>;
  /** Set when other processes may use the same database. */
  readonly sharedUrl?: string;
  /** Prepares a statement that is needed often: each connection parses and plans it once. */
  prepare<R>(statement: Statement): Prepared<R>;
  /** Throws when the database doesn't answer. */
  check(): Promise<void>;
  close(): Promise<void>;
  /** Lets go of it at once, where it doesn't close: what was acknowledged is stored all the same. */
  drop(): Promise<void>;
}

/** A statement of one's own, with parameters of the type text. */
export interface Statement {
  readonly name: string;
  readonly text: string;
  readonly parameters: number;
}

export type Prepared<R> = (...values: (string | null)[]) => Promise<R[]>;

/** How many connections one process takes. */
const connections = 10;

/** How long a query waits for a connection before the database counts as gone. */
const patience = 5_000;

export function openStorage(place: DatabaseLocation, onFault: (error: unknown) => void): Promise<Storage> {
  return open(place, onFault, migrate);
}

/** A place as it is, without any change of its schema. */
export function openForRestore(place: DatabaseLocation): Promise<Storage> {
  return open(
    place,
    () => {},
    async () => {},
  );
}

type UpToDate = (db: Kysely<Database>) => Promise<void>;

async function open(place: DatabaseLocation, onFault: (error: unknown) => void, upToDate: UpToDate): Promise<Storage> {
  if ("url" in place) {
    const pool = new pg.Pool({
      connectionString: place.url,
      max: connections,
      connectionTimeoutMillis: patience,
      keepAlive: true,
      query_timeout: 3 * patience,
      application_name: "tavolata",
    });
    const lines = new PoolLines(pool);
    pool.on("error", onFault); // an idle connection broke: the next query takes another
    pool.on("connect", (client) => client.on("error", onFault)); // a busy one: its query fails, and that suffices
    const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
    const prepare: Storage["prepare"] = (statement) => preparedInPool(pool, statement);
    return ready({ db, sharedUrl: place.url, prepare, drop: lines.cut }, upToDate).catch((error: unknown) => {
      throw whyNotOpened(error, undefined);
    });
  }
  if ("memory" in place) return ready({ ...embedded(await PGlite.create()), drop: async () => {} }, upToDate);
  const folder = resolve(place.folder);
  let unlock = () => {};
  try {
    unlock = lockFolder(folder);
    const database = await ThreadedDatabase.open(join(folder, "database"));
    return await ready({ ...embedded(database), drop: () => database.drop() }, upToDate, unlock);
  } catch (error) {
    unlock();
    throw whyNotOpened(error, folder);
  }
}

type Opened = Pick<Storage, "db" | "sharedUrl" | "prepare" | "drop">;

function embedded(database: Embedded): Pick<Opened, "db" | "prepare"> {
  const db = new Kysely<Database>({ dialect: pgliteDialect(database) });
  const prepared = new Map<string, Promise<unknown>>();
  return { db, prepare: (statement) => preparedOnce(db, statement, prepared) };
}

function preparedInPool<R>(pool: pg.Pool, { name, text }: Statement): Prepared<R> {
  return async (...values) => (await pool.query({ name, text, values })).rows as R[];
}

/** For the one connection of an embedded database, in SQL: its interface for programs parses everything anew each time. */
function preparedOnce<R>(
  db: Kysely<Database>,
  { name, text, parameters }: Statement,
  prepared: Map<string, Promise<unknown>>,
): Prepared<R> {
  const types = Array.from({ length: parameters }, () => "text").join(", ");
  return async (...values) => {
    const preparing = prepared.get(name) ?? db.executeQuery(CompiledQuery.raw(`prepare ${name}(${types}) as ${text}`));
    prepared.set(name, preparing);
    await preparing.catch((error: unknown) => {
      prepared.delete(name);
      throw error;
    });
    const given = values.map((value) => (value === null ? "null" : `'${value.replaceAll("'", "''")}'`)).join(", ");
    return (await db.executeQuery<R>(CompiledQuery.raw(`execute ${name}(${given})`))).rows;
  };
}

async function ready(
  { db, sharedUrl, prepare, drop }: Opened,
  upToDate: UpToDate,
  afterwards?: () => void,
): Promise<Storage> {
  try {
    await upToDate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return {
    db,
    prepare,
    ...(sharedUrl === undefined ? {} : { sharedUrl }),
    check: async () => void (await sql`select 1`.execute(db)),
    async close() {
      await db.destroy();
      afterwards?.();
    },
    async drop() {
      await drop();
      afterwards?.();
    },
  };
}
