import { type Kysely, sql } from "kysely";

/** Links for commentators, who see everything after a while. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  "alter table links drop constraint links_leads_check",
  "alter table links add constraint links_leads_check check (leads in ('seat', 'audience', 'replay', 'commentator'))",
  "alter table links add column delay integer",
  "alter table links add constraint links_delay_check check ((leads = 'commentator') = (delay is not null))",
];
