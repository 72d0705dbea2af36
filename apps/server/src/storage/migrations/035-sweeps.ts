import { type Kysely, sql } from "kysely";

/** When a process last looked at a table that waited for a bot: of several processes one does, and the same tables don't always come first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table sweeps (
    table_id text primary key references tables on delete cascade,
    looked timestamptz not null
  )`,
];
