import { type Kysely, sql } from "kysely";

/** What people say at a table, and whom somebody doesn't want to hear. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table chat (
    number integer generated always as identity primary key,
    table_id text not null references tables on delete cascade,
    person text not null references people on delete cascade,
    words text not null,
    sent text not null,
    said timestamptz not null default now(),
    unique (person, sent)
  )`,
  "create index chat_by_table on chat (table_id, number)",
  `create table blocks (
    person text not null references people on delete cascade,
    blocked text not null references people on delete cascade,
    primary key (person, blocked)
  )`,
  "create index blocks_by_blocked on blocks (blocked)",
];
