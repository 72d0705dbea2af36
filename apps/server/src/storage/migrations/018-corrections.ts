import { type Kysely, sql } from "kysely";

/** Figures of one's own box, by game: who signs in elsewhere finds them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table box_figures (
    person text not null references people on delete cascade,
    game text not null,
    figures jsonb not null,
    primary key (person, game)
  )`.execute(db);
}
