import { type Kysely, sql } from "kysely";

/** Passkeys, and the challenges that they sign. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table passkeys (
    id text primary key,
    person text not null references people on delete cascade,
    credential text not null unique,
    public_key text not null,
    counter bigint not null,
    address text not null,
    transports jsonb not null,
    synced boolean not null,
    name text,
    created timestamptz not null default now(),
    used timestamptz
  )`,
  "create index passkeys_by_person on passkeys (person)",
  `create table challenges (
    challenge text primary key,
    person text references people on delete cascade,
    expires timestamptz not null
  )`,
  "create index challenges_by_person on challenges (person)",
  "create index challenges_by_expiry on challenges (expires)",
];
