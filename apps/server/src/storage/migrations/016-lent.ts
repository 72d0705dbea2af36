import { type Kysely, sql } from "kysely";

/** Whether a table plays a quest that somebody lent by a link: its file stays at the server. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tables add column lent boolean not null default false`.execute(db);
}
