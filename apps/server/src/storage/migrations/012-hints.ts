import { type Kysely, sql } from "kysely";

/** Whether a table allows hints: those do at which one person sits, and bots. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tables add column hints boolean not null default false`.execute(db);
  await sql`update tables set hints = true where not exists
    (select from seats where seats.table_id = tables.id and seats.bot is null
      and seats.person is distinct from tables.owner)`.execute(db);
}
