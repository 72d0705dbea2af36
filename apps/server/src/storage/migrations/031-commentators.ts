import { type Kysely, sql } from "kysely";

/** Whose a link to commentary is, and who has seen everything at a table: that stays known when the link is gone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  "alter table links add column opened_by text references people on delete cascade",
  "alter table links add column opened timestamptz",
  "create index links_by_opener on links (opened_by) where opened_by is not null",
  `create table commentators (
    table_id text not null references tables on delete cascade,
    person text not null references people on delete cascade,
    came timestamptz not null default now(),
    saw timestamptz,
    primary key (table_id, person)
  )`,
  "create index commentators_by_person on commentators (person)",
];
