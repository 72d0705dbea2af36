import { type BoxPrintedValues, mostBoxPrintedValues } from "@tavolata/client/protocol";
import { correctionsText, longestCorrections } from "@tavolata/kernel";
import { type Kysely, sql } from "kysely";
import { mostExperiments } from "../lab/bounds.js";
import { mostBlocked } from "../play/chat-room.js";
import { mostSubscriptions } from "../push/subscriptions.js";
import { mostMarks } from "../quotas/marks.js";
import type { Database } from "../storage/schema.js";
import { mergeKnowers } from "../tables/knowers.js";

/**
 * A guest turns out to be somebody who has an account: all that was the guest's is the account's from now on. Answers with the
 * tables that changed.
 */
export async function merge(db: Kysely<Database>, guest: string, account: string): Promise<string[]> {
  return db.transaction().execute(async (db) => {
    const touched = await sql<{ id: string }>`select id from tables where owner = ${guest}
      union select table_id from seats where person = ${guest} or last_person = ${guest}
      union select table_id from links where opened_by = ${guest}
      union select table_id from commentators where person = ${guest}
      union select table_id from seat_knowers where person = ${guest}
      union select table_id from seat_wishes where person = ${guest}`.execute(db);
    await sql`update tables set owner = ${account} where owner = ${guest}`.execute(db);
    await sql`update seats set person = ${account} where person = ${guest}`.execute(db);
    await sql`update seats set last_person = ${account} where last_person = ${guest}`.execute(db);
    await mergeKnowers(db, guest, account);
    // Both may have called something alike at the same table: what the guest called so nobody sends again.
    await sql`update deeds set sent = null where person = ${guest} and exists (select from deeds own where
      own.table_id = deeds.table_id and own.sent = deeds.sent and own.person = ${account})`.execute(db);
    await sql`update deeds set person = ${account} where person = ${guest}`.execute(db);
    await sql`update links set made_by = ${account} where made_by = ${guest}`.execute(db);
    await sql`update links set replaces = ${account} where replaces = ${guest}`.execute(db);
    await sql`update links set opened_by = ${account} where opened_by = ${guest}`.execute(db);
    await sql`insert into commentators (table_id, person, came, saw) select table_id, ${account}, came, saw
      from commentators where person = ${guest} on conflict (table_id, person) do update
      set came = least(commentators.came, excluded.came), saw = least(commentators.saw, excluded.saw)`.execute(db);
    await sql`update chat set person = ${account}, sent = case when exists (select from chat own where
        own.table_id = chat.table_id and own.sent = chat.sent and own.person = ${account})
      then 'merged/' || number else sent end where person = ${guest}`.execute(db);
    await mergeMarks(db, "put_aside", guest, account);
    await mergeBlocks(db, guest, account);
    await sql`insert into blocks (person, blocked) select person, ${account} from blocks
      where blocked = ${guest} and person <> ${account} on conflict do nothing`.execute(db);
    await sql`update subscriptions set person = ${account} where person = ${guest}`.execute(db);
    await keepNewest(db, "subscriptions", account, mostSubscriptions);
    await mergeMarks(db, "muted", guest, account);
    await sql`insert into quiet_hours (person, from_minute, to_minute, zone)
      select ${account}, from_minute, to_minute, zone from quiet_hours
      where person = ${guest} on conflict do nothing`.execute(db);
    await mergeFigures(db, guest, account);
    await sql`update told_turns set person = ${account} where person = ${guest}`.execute(db);
    await sql`update experiments set person = ${account} where person = ${guest}`.execute(db);
    await keepNewest(db, "experiments", account, mostExperiments);
    await sql`update quests set person = ${account} where person = ${guest}`.execute(db);
    await sql`delete from people where id = ${guest}`.execute(db); // with what is left of the guest
    return touched.rows.map((row) => row.id);
  });
}

/** The tables that the account has marked, and of the guest's as many as there is room for. */
async function mergeMarks(db: Kysely<Database>, what: "put_aside" | "muted", guest: string, account: string) {
  await sql`insert into ${sql.table(what)} (table_id, person) select table_id, ${account} from ${sql.table(what)} of_guest
    where person = ${guest} and not exists (
      select from ${sql.table(what)} own where own.person = ${account} and own.table_id = of_guest.table_id)
    limit greatest(0, ${mostMarks} - (select count(*) from ${sql.table(what)} where person = ${account}))`.execute(db);
}

/** The same for those whom the account doesn't hear. */
async function mergeBlocks(db: Kysely<Database>, guest: string, account: string): Promise<void> {
  await sql`insert into blocks (person, blocked) select ${account}, blocked from blocks of_guest
    where person = ${guest} and blocked <> ${account} and not exists (
      select from blocks own where own.person = ${account} and own.blocked = of_guest.blocked)
    limit greatest(0, ${mostBlocked} - (select count(*) from blocks where person = ${account}))`.execute(db);
}

/** Of what both had the newest stay: nobody has more by having been many. */
async function keepNewest(db: Kysely<Database>, what: "subscriptions" | "experiments", person: string, most: number) {
  await sql`delete from ${sql.table(what)} where id in (select id from ${sql.table(what)} where person = ${person}
    order by created desc, id offset ${most})`.execute(db);
}

/** Cards and dice that both have corrected are as the account has them, with all their figures: half of each makes no die. */
async function mergeFigures(db: Kysely<Database>, guest: string, account: string): Promise<void> {
  // Another device of the account may correct something at this very moment: it waits, and is told that it came late.
  await sql`select from people where id = ${account} for update`.execute(db);
  const rows = await db
    .selectFrom("box_figures")
    .selectAll()
    .where("person", "in", [guest, account])
    .forUpdate()
    .execute();
  const of = (person: string, game: string): BoxPrintedValues =>
    rows.find((row) => row.person === person && row.game === game)?.figures ?? {};
  for (const { game, figures: brought } of rows.filter(({ person }) => person === guest)) {
    const own = of(account, game);
    const corrected = new Set(Object.keys(own).map(entryOf));
    const fresh = Object.entries(brought).filter(([path]) => !corrected.has(entryOf(path)));
    const figures = { ...Object.fromEntries(fresh), ...own };
    if (Object.keys(figures).length > mostBoxPrintedValues || correctionsText(figures).length > longestCorrections)
      continue;
    await db
      .insertInto("box_figures")
      .values({ person: account, game, figures: JSON.stringify(figures) })
      .onConflict((conflict) => conflict.columns(["person", "game"]).doUpdateSet({ figures: JSON.stringify(figures) }))
      .execute();
  }
}

/** The card or die of a figure: `dice.red` of `dice.red.hit`. */
const entryOf = (path: string): string => path.split(".").slice(0, 2).join(".");
