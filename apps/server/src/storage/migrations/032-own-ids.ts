import { type Kysely, sql } from "kysely";

/**
 * The ids that people give to their messages are each person's own, at each table; and a snapshot that can't be opened is set aside.
 * Processes of the version before store whatever meets no row: to them it is the same which index keeps the rows apart.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // The person comes last: the version before looks for a table's ids without one.
  "create unique index deeds_sent_by on deeds (table_id, sent, person) where sent is not null",
  "drop index deeds_sent",
  "create unique index chat_sent_by on chat (table_id, sent, person)",
  "alter table chat drop constraint chat_person_sent_key",
  "alter table snapshots add column digest text",
  `create table damaged_snapshots (
    table_id text primary key references tables on delete cascade,
    number integer not null,
    save jsonb not null,
    why text not null,
    found timestamptz not null default now()
  )`,
];
