import { type Kysely, sql } from "kysely";

/** A match may be taken back by the server itself, when mended rules no longer take its last answers; the table says so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  "alter table deeds drop constraint deeds_kind_check",
  "alter table deeds add constraint deeds_kind_check check (kind in ('answer', 'undo', 'redo', 'rewind'))",
  "alter table deeds drop constraint deeds_back_to_check",
  "alter table deeds add constraint deeds_back_to_check check ((kind in ('undo', 'rewind')) = (back_to is not null))",
  "drop index deeds_undone",
  "create index deeds_taken_back on deeds (table_id, number) where back_to is not null",
  "alter table tables add column notice jsonb",
];
