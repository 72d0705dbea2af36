import { type Kysely, sql } from "kysely";

/** Who wants to be told when it is their turn, and who was. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table subscriptions (
    id text primary key,
    person text not null references people on delete cascade,
    endpoint text not null unique,
    p256dh text not null,
    auth text not null,
    language text not null,
    created timestamptz not null default now()
  )`,
  "create index subscriptions_by_person on subscriptions (person)",
  `create table told_turns (
    table_id text not null references tables on delete cascade,
    seat text not null,
    person text not null references people on delete cascade,
    after integer not null,
    primary key (table_id, seat)
  )`,
  "create index told_turns_by_person on told_turns (person)",
];
