import { join, resolve } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { lockFolder } from "./folder-lock.js";
import { migrate } from "./migrate.js";
import { pgliteDialect } from "./pglite-dialect.js";
import type { Database } from "./schema.js";

/** Where everything is kept. */
export type Place =
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
  /** Throws when the database doesn't answer. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** How many connections one process takes. */
const connections = 10;

/** How long a query waits for a connection before the database counts as gone. */
const patience = 5_000;

export async function openStorage(place: Place, onFault: (error: unknown) => void): Promise<Storage> {
  if ("url" in place) {
    const pool = new pg.Pool({
      connectionString: place.url,
      max: connections,
      connectionTimeoutMillis: patience,
      query_timeout: 3 * patience,
      application_name: "tavolata",
    });
    pool.on("error", onFault); // an idle connection broke: the next query takes another
    pool.on("connect", (client) => client.on("error", onFault)); // a busy one: its query fails, and that suffices
    return ready({ db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }), sharedUrl: place.url });
  }
  if ("memory" in place) return ready({ db: embedded(await PGlite.create()) });
  const folder = resolve(place.folder);
  const unlock = lockFolder(folder);
  try {
    return await ready({ db: embedded(await PGlite.create({ dataDir: join(folder, "database") })) }, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

function embedded(pglite: PGlite): Kysely<Database> {
  return new Kysely<Database>({ dialect: pgliteDialect(pglite) });
}

async function ready({ db, sharedUrl }: Pick<Storage, "db" | "sharedUrl">, afterwards?: () => void): Promise<Storage> {
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return {
    db,
    ...(sharedUrl === undefined ? {} : { sharedUrl }),
    check: async () => void (await sql`select 1`.execute(db)),
    async close() {
      await db.destroy();
      afterwards?.();
    },
  };
}
