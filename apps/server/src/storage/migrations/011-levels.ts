import { type Kysely, sql } from "kysely";

/** The bot that plays by rules of thumb is called by its level. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update seats set bot = 'normal' where bot = 'thumb'`.execute(db);
}
