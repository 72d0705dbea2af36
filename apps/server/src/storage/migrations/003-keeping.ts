import { type Kysely, sql } from "kysely";

/** Rematches, tables put aside, matches from a file, and links to replays. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  "alter table tables add column rematch text references tables on delete set null",
  "alter table tables add column imported boolean not null default false",
  `create table put_aside (
    table_id text not null references tables on delete cascade,
    person text not null references people on delete cascade,
    primary key (table_id, person)
  )`,
  "create index put_aside_by_person on put_aside (person)",
  "alter table links drop constraint links_leads_check",
  "alter table links add constraint links_leads_check check (leads in ('seat', 'audience', 'replay'))",
  "create index deeds_by_person on deeds (person) where person is not null",
  "create index seats_by_last_person on seats (last_person) where last_person is not null",
];
