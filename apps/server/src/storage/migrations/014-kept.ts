import { type Kysely, sql } from "kysely";

/** At a table with real dice and cards: what of them stays with the machine. Nothing at tables that were opened before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tables add column kept jsonb`.execute(db);
}
