import { type Kysely, sql } from "kysely";

/** Who made a link into a seat, and who sat there then: it puts nobody else out of the seat, and is worth nothing once its maker has no say there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  "alter table links add column made_by text references people on delete cascade",
  "alter table links add column replaces text references people on delete set null",
  "create index links_by_maker on links (made_by) where made_by is not null",
  "create index links_by_replaced on links (replaces) where replaces is not null",
];
