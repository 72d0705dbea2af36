import { type Kysely, sql } from "kysely";

/** The newest events beside a snapshot, with the number that it had then: a match that is opened from it has them at hand. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw("alter table snapshots add column told jsonb").execute(db);
}
