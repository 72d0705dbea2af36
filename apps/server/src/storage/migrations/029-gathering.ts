import { type Kysely, sql } from "kysely";

/**
 * A table gathers people before its match begins, and each adds to its dice: such a contribution is a deed. Tables of before have begun, and so have those
 * that a process of the version before opens. A table also says from then on that its seed was told to somebody before the end.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  "alter table tables add column begun timestamptz default now()",
  "alter table tables add column seed_known boolean not null default false",
  "update tables set begun = created",
  "alter table deeds drop constraint deeds_kind_check",
  `alter table deeds add constraint deeds_kind_check
    check (kind in ('answer', 'undo', 'redo', 'rewind', 'contribution'))`,
  "alter table deeds drop constraint deeds_back_to_check",
  `alter table deeds add constraint deeds_back_to_check
    check ((kind in ('undo', 'rewind', 'contribution')) = (back_to is not null))`,
  "create index deeds_contributed on deeds (table_id, number) where kind = 'contribution'",
];
