import { type Kysely, sql } from "kysely";

/** Quests that people made, and the links by which they share them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table quests (
    id text primary key,
    person text not null references people on delete cascade,
    game text not null,
    title text not null,
    file text not null,
    hash text not null,
    created timestamptz not null default now(),
    changed timestamptz not null default now()
  )`,
  "create index quests_by_person on quests (person, changed)",
  `create table quest_links (
    id text primary key,
    quest_id text not null references quests on delete cascade,
    token_hash text not null unique,
    leads text not null check (leads in ('play', 'copy')),
    created timestamptz not null default now()
  )`,
  "create index quest_links_by_quest on quest_links (quest_id)",
];
