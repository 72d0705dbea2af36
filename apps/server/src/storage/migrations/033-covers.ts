import { type Kysely, sql } from "kysely";

/** What lists tell of a table, beside its options, which may be long; and a way to find what one person said at a table. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  "alter table tables add column cover jsonb",
  "create index chat_by_person on chat (table_id, person, number)",
];
