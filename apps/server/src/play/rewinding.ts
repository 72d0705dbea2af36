import { correctionsId, correctionsIn, noticeOf } from "@tavolata/kernel";
import type { StoredNotice } from "@tavolata/table";
import { type Kysely, sql } from "kysely";
import { channel } from "../storage/ledger.js";
import type { Database } from "../storage/schema.js";
import { writeSnapshot } from "../storage/snapshots.js";
import { rememberEnd } from "../tables/knowers.js";
import type { Opened } from "./opening.js";

/**
 * Stores that a match was taken back to the start of a step, because the rules were mended and its last answers no longer fit, or that it goes
 * on without figures that the game no longer takes: a deed like any other, and with it the match as it is now, so that nobody plays again what
 * doesn't fit. Whether it is stored: if not, something else came first.
 */
export async function storeRewind(
  db: Kysely<Database>,
  { id, speaker }: { readonly id: string; readonly speaker: string | undefined },
  { match, number, lost }: Opened,
  standing: { readonly waiting: readonly string[]; readonly botDue: boolean },
): Promise<boolean> {
  const notice: StoredNotice = { message: noticeOf(lost!), answers: match.at, when: new Date().toISOString() };
  return db.transaction().execute(async (db) => {
    const { rows } = await sql`insert into deeds (table_id, number, kind, seat, picks, back_to, decision)
      values (${id}, ${number}, 'rewind', '', '[]', ${match.at}, ${match.at})
      on conflict do nothing returning number`.execute(db);
    if (rows.length === 0) return false;
    await writeSnapshot(db, id, number + 1, match);
    if (!match.outcome) await rememberEnd(db, id);
    await sql`update tables set answers = ${match.at}, waiting = ${JSON.stringify(standing.waiting)}::jsonb,
      seed_known = seed_known or (outcome is not null and ${match.outcome === undefined}),
      outcome = ${match.outcome ? JSON.stringify(match.outcome) : null}::jsonb, bot_due = ${standing.botDue}, vote = null, moved = now(), notice = ${JSON.stringify(notice)}::jsonb
      where id = ${id}`.execute(db);
    if (lost!.figures > 0) {
      const figures = JSON.stringify({ [correctionsId]: correctionsIn(match.options) });
      await sql`update tables set options = options || ${figures}::jsonb where id = ${id}`.execute(db);
    }
    if (speaker !== undefined) await sql`select pg_notify(${channel}, ${`${speaker} deeds ${id}`})`.execute(db);
    return true;
  });
}
