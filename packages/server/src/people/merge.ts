import { mostBoxFigures } from "@tavolata/client/protocol";
import { longestCorrections } from "@tavolata/kernel";
import { type Kysely, sql } from "kysely";
import type { Database } from "../storage/schema.js";

/**
 * A guest turns out to be somebody who has an account: all that was the guest's is the account's from now on. Answers with the
 * tables that changed.
 */
export async function merge(db: Kysely<Database>, guest: string, account: string): Promise<string[]> {
  return db.transaction().execute(async (db) => {
    const touched = await sql<{ id: string }>`select id from tables where owner = ${guest}
      union select table_id from seats where person = ${guest} or last_person = ${guest}`.execute(db);
    await sql`update tables set owner = ${account} where owner = ${guest}`.execute(db);
    await sql`update seats set person = ${account} where person = ${guest}`.execute(db);
    await sql`update seats set last_person = ${account} where last_person = ${guest}`.execute(db);
    await sql`update deeds set person = ${account} where person = ${guest}`.execute(db);
    await sql`update links set made_by = ${account} where made_by = ${guest}`.execute(db);
    await sql`update links set replaces = ${account} where replaces = ${guest}`.execute(db);
    await sql`update chat set person = ${account} where person = ${guest} and not exists (
      select from chat said where said.person = ${account} and said.sent = chat.sent)`.execute(db);
    await sql`insert into put_aside (table_id, person) select table_id, ${account} from put_aside
      where person = ${guest} on conflict do nothing`.execute(db);
    await sql`insert into blocks (person, blocked) select ${account}, blocked from blocks
      where person = ${guest} and blocked <> ${account} on conflict do nothing`.execute(db);
    await sql`insert into blocks (person, blocked) select person, ${account} from blocks
      where blocked = ${guest} and person <> ${account} on conflict do nothing`.execute(db);
    await sql`update subscriptions set person = ${account} where person = ${guest}`.execute(db);
    await sql`insert into muted (table_id, person) select table_id, ${account} from muted
      where person = ${guest} on conflict do nothing`.execute(db);
    await sql`insert into quiet_hours (person, from_minute, to_minute, zone)
      select ${account}, from_minute, to_minute, zone from quiet_hours
      where person = ${guest} on conflict do nothing`.execute(db);
    // What both have corrected is as the account has it.
    await sql`insert into box_figures (person, game, figures)
      select ${account}, game, figures from box_figures where person = ${guest}
      on conflict (person, game) do update set figures = excluded.figures || box_figures.figures
      where (select count(*) from jsonb_object_keys(excluded.figures || box_figures.figures)) <= ${mostBoxFigures}
        and length((excluded.figures || box_figures.figures)::text) <= ${longestCorrections}`.execute(db);
    await sql`update told_turns set person = ${account} where person = ${guest}`.execute(db);
    await sql`update experiments set person = ${account} where person = ${guest}`.execute(db);
    await sql`update quests set person = ${account} where person = ${guest}`.execute(db);
    await sql`delete from people where id = ${guest}`.execute(db); // with what is left of the guest
    return touched.rows.map((row) => row.id);
  });
}
