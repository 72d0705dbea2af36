import { type Kysely, sql } from "kysely";
import type { Database } from "../storage/schema.js";

/**
 * Forgets a person: the name, the seats and who gave which answer. Tables at which others sit pass to one of them; the rest goes. That somebody has
 * known a seat stays, without a name. Answers with the tables that changed.
 */
export function forgetPerson(db: Kysely<Database>, person: string): Promise<string[]> {
  return db.transaction().execute(async (db) => {
    const touched = await sql<{ id: string }>`select id from tables where owner = ${person}
      union select table_id from seats where person = ${person} or last_person = ${person}
      union select table_id from links where made_by = ${person} or opened_by = ${person}
      union select table_id from commentators where person = ${person}
      union select table_id from seat_knowers where person = ${person}
      union select table_id from seat_wishes where person = ${person}`.execute(db);
    await sql`update seats set person = null where person = ${person}`.execute(db);
    await sql`update seats set last_person = null where last_person = ${person}`.execute(db);
    await sql`update deeds set person = null where person = ${person}`.execute(db);
    await sql`update tables set owner = heir.person from (
        select distinct on (table_id) table_id, person from seats where person is not null order by table_id, place
      ) heir where heir.table_id = tables.id and tables.owner = ${person}`.execute(db);
    await sql`delete from tables where owner = ${person}`.execute(db);
    await sql`delete from people where id = ${person}`.execute(db);
    return touched.rows.map((row) => row.id);
  });
}
