import { type Kysely, sql } from "kysely";

/** Taking back and doing again are deeds, too; a table may have a vote about one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  "alter table deeds drop constraint deeds_kind_check",
  "alter table deeds add constraint deeds_kind_check check (kind in ('answer', 'undo', 'redo'))",
  "alter table deeds add column back_to integer",
  "alter table deeds add constraint deeds_back_to_check check ((kind = 'undo') = (back_to is not null))",
  "create index deeds_undone on deeds (table_id, number) where kind = 'undo'",
  "alter table tables add column vote jsonb",
];
