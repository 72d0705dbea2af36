import { type Kysely, sql } from "kysely";

/** The cookies that somebody signed out with: a copy of one is worth nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table ended_sessions (
    person text not null references people on delete cascade,
    mark text not null,
    ended timestamptz not null default now(),
    primary key (person, mark)
  )`.execute(db);
}
