import { type Kysely, sql } from "kysely";

/** Experiments that people have run here, and what they found. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table experiments (
    id text primary key,
    person text not null references people on delete cascade,
    game text not null,
    names json not null,
    state text not null check (state in ('waiting', 'running', 'done', 'stopped', 'failed')),
    played integer not null default 0,
    total integer not null,
    summary json,
    created timestamptz not null default now()
  )`,
  "create index experiments_by_person on experiments (person, created)",
];
