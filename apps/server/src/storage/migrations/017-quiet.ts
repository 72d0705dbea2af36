import { type Kysely, sql } from "kysely";

/** Tables of which somebody wants no notices, and the hours in which nobody wants any. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table muted (
    table_id text not null references tables on delete cascade,
    person text not null references people on delete cascade,
    primary key (table_id, person)
  )`,
  "create index muted_by_person on muted (person)",
  `create table quiet_hours (
    person text primary key references people on delete cascade,
    from_minute integer not null,
    to_minute integer not null,
    zone text not null
  )`,
];
