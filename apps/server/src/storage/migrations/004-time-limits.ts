import { type Kysely, sql } from "kysely";

/** A table may have a time limit, in seconds since the last deed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  "alter table tables add column time_limit integer check (time_limit > 0)",
  "create index tables_by_clock on tables (moved) where time_limit is not null and outcome is null",
];
