import { type Kysely, sql } from "kysely";

/** People, tables, seats, links and deeds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table secrets (
    purpose text primary key,
    value text not null
  )`,
  `create table people (
    id text primary key,
    name text not null,
    created timestamptz not null default now()
  )`,
  `create table tables (
    id text primary key,
    owner text not null references people,
    game text not null,
    version text not null,
    options jsonb not null,
    settings jsonb not null,
    dice text not null check (dice in ('seeded', 'physical')),
    seed text not null,
    open boolean not null,
    answers integer not null default 0,
    waiting jsonb not null,
    outcome jsonb,
    bot_due boolean not null default false,
    created timestamptz not null default now(),
    moved timestamptz not null default now()
  )`,
  "create index tables_by_owner on tables (owner)",
  "create index tables_open on tables (moved desc, id) where open and outcome is null",
  "create index tables_bot_due on tables (moved) where bot_due",
  `create table seats (
    table_id text not null references tables on delete cascade,
    seat text not null,
    place integer not null,
    person text references people,
    bot text,
    last_person text references people,
    primary key (table_id, seat),
    check (person is null or bot is null)
  )`,
  "create index seats_by_person on seats (person)",
  `create table links (
    id text primary key,
    table_id text not null references tables on delete cascade,
    token_hash text not null unique,
    leads text not null check (leads in ('seat', 'audience')),
    seat text,
    created timestamptz not null default now(),
    check ((leads = 'seat') = (seat is not null))
  )`,
  "create index links_by_table on links (table_id)",
  `create table deeds (
    table_id text not null references tables on delete cascade,
    number integer not null,
    kind text not null check (kind in ('answer')),
    seat text not null,
    picks jsonb not null,
    decision integer not null,
    key text,
    sent text,
    person text,
    done timestamptz not null default now(),
    primary key (table_id, number)
  )`,
  "create unique index deeds_sent on deeds (table_id, sent)",
  `create table snapshots (
    table_id text primary key references tables on delete cascade,
    number integer not null,
    save jsonb not null
  )`,
];
