import { type Kysely, sql } from "kysely";

/** A number in everybody's cookie: raising it makes all earlier cookies worthless. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table people add column session integer not null default 0`.execute(db);
}
