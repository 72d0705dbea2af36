import { type Kysely, sql } from "kysely";

/** Where links into seats led that were used: who comes after is told that the seat is taken. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table used_links (
    token_hash text primary key,
    table_id text not null,
    seat text not null,
    number bigint generated always as identity,
    foreign key (table_id, seat) references seats on delete cascade
  )`,
  "create index used_links_by_table on used_links (table_id, number)",
];
