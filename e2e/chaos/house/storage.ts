import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type { DatabaseLocation } from "@tavolata/server";
import pg from "pg";
import { type Postgres, startPostgres } from "../../support/servers/postgres.js";

/** A place where servers keep what they must not lose, and how to look into it behind their backs. */
export interface TriedStorage {
  readonly name: "PGlite" | "PostgreSQL";
  readonly place: DatabaseLocation;
  readonly postgres?: Postgres;
  /** Only while no server uses it, where it is a folder. */
  query<R>(text: string): Promise<R[]>;
  remove(): Promise<void>;
}

export async function tryPGlite(data?: string): Promise<TriedStorage> {
  const folder = data ?? (await mkdtemp(join(tmpdir(), "ordeal-")));
  return {
    name: "PGlite",
    place: { folder },
    async query<R>(text: string) {
      const pglite = await PGlite.create({ dataDir: join(folder, "database") });
      try {
        return (await pglite.query<R>(text)).rows;
      } finally {
        await pglite.close();
      }
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** A PostgreSQL that keeps what it has committed, as one should. */
export async function tryPostgres(data?: string): Promise<TriedStorage> {
  const postgres = await startPostgres({ durable: true, ...(data === undefined ? {} : { data }) });
  return {
    name: "PostgreSQL",
    place: { url: postgres.url },
    postgres,
    async query<R>(text: string) {
      const client = new pg.Client({ connectionString: postgres.url });
      await client.connect();
      try {
        return (await client.query(text)).rows as R[];
      } finally {
        await client.end();
      }
    },
    remove: () => postgres.stop(),
  };
}

/** An empty folder that also PostgreSQL may pass through, which may run as another user. */
export async function openFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "ordeal-"));
  await chmod(folder, 0o711);
  return folder;
}
