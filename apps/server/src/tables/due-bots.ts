import { type Kysely, sql } from "kysely";
import type { Database } from "../storage/schema.js";

/** So that bots are found that the table waits for, also after a restart. */
export async function noteDueBots(db: Kysely<Database>, table: string): Promise<void> {
  await sql`update tables set bot_due = exists (select from seats where seats.table_id = tables.id
    and seats.bot is not null and tables.waiting ? seats.seat) where id = ${table}`.execute(db);
}
