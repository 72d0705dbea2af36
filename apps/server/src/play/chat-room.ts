import type { ChatLine } from "@tavolata/client/protocol";
import { isAtTable, type Watcher } from "@tavolata/table";
import { type Kysely, sql } from "kysely";
import { Refuse } from "../refuse.js";
import { oneAtATime } from "../storage/one-at-a-time.js";
import type { Database } from "../storage/schema.js";
import type { TableRecord } from "../tables/records.js";
import type { LiveTables } from "./live-tables.js";
import { idInUse } from "./own-ids.js";

/** How many of the newest lines somebody is told who comes to a table. */
const newest = 100;

/** How many of the newest lines of one person are kept at a table: more than anybody is told. */
export const mostLines = 500;

/** How many people somebody may block. */
export const mostBlocked = 500;

/** What people say at their tables. Only those at the table hear it, and nobody hears whom it has blocked. */
export class ChatRoom {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly tables: LiveTables,
    /** Tells other processes that something was said. */
    private readonly announce: (table: string) => Promise<void>,
  ) {
    tables.onWatched = (record, watcher) => this.#tell(record, [watcher]);
  }

  async say(table: string, person: string, words: string, sent: string): Promise<void> {
    await this.tables.withRecord(table, async (record) => {
      if (!isAtTable(record, person)) throw new Refuse("not-yours", "Only those at the table talk there.");
      const said = await this.db
        .insertInto("chat")
        .values({ table_id: table, person, words, sent })
        .onConflict((conflict) => conflict.doNothing())
        .returning("number")
        .executeTakeFirst();
      if (!said && !(await this.#hasSaid(table, person, words, sent))) throw idInUse(sent);
      await this.#forgetOld(table, person);
      await this.#tell(record, this.tables.watchers.of(table));
    });
    await this.announce(table);
  }

  /** Whether somebody has said this very thing before. */
  async #hasSaid(table: string, person: string, words: string, sent: string): Promise<boolean> {
    const said = await this.db
      .selectFrom("chat")
      .select("words")
      .where("table_id", "=", table)
      .where("sent", "=", sent)
      .where("person", "=", person)
      .executeTakeFirst();
    return said?.words === words;
  }

  /** Something was said, here or at another process. */
  async heard(table: string): Promise<void> {
    if (this.tables.watchers.of(table).length === 0) return;
    await this.tables.withRecord(table, (record) => this.#tell(record, this.tables.watchers.of(table)));
  }

  async block(person: string, blocked: string, isBlocked: boolean): Promise<void> {
    if (!isBlocked) {
      await this.db.deleteFrom("blocks").where("person", "=", person).where("blocked", "=", blocked).execute();
      return;
    }
    const known = await this.db.selectFrom("people").select("id").where("id", "=", blocked).executeTakeFirst();
    if (!known || blocked === person) throw new Refuse("not-found", "There is nobody else of this id.");
    await this.db.transaction().execute(async (db) => {
      await oneAtATime(db);
      await db
        .insertInto("blocks")
        .values({ person, blocked })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from blocks
        where person = ${person}`.execute(db);
      if (rows[0]!.count > mostBlocked)
        throw new Refuse("too-many-kept", `One person blocks at most ${mostBlocked} others: hear some of them again.`);
    });
  }

  blocked(person: string): Promise<{ id: string; name: string }[]> {
    return this.db
      .selectFrom("blocks")
      .innerJoin("people", "people.id", "blocks.blocked")
      .select(["people.id", "people.name"])
      .where("blocks.person", "=", person)
      .orderBy("people.name")
      .execute();
  }

  /** Nobody is told so old lines any more. */
  async #forgetOld(table: string, person: string): Promise<void> {
    await sql`delete from chat where table_id = ${table} and person = ${person} and number <= (select number from chat
      where table_id = ${table} and person = ${person} order by number desc offset ${mostLines} limit 1)`.execute(
      this.db,
    );
  }

  async #tell(record: TableRecord, watchers: readonly Watcher[]): Promise<void> {
    const listening = watchers.flatMap(({ person }) =>
      person !== undefined && isAtTable(record, person) ? [person] : [],
    );
    for (const person of new Set(listening)) {
      const windows = watchers.filter((watcher) => watcher.person === person);
      const lines = await this.#linesFor(record.id, person, Math.min(...windows.map(({ chat }) => chat)));
      for (const watcher of windows) {
        const fresh = lines.filter(({ number }) => number > watcher.chat);
        if (fresh.length === 0) continue;
        watcher.chat = fresh.at(-1)!.number;
        watcher.send({ type: "chat", table: record.id, as: watcher.as, lines: fresh });
      }
    }
  }

  /** What somebody is told who has heard so much, looked up once for all windows of the same person. */
  async #linesFor(table: string, person: string, after: number): Promise<ChatLine[]> {
    const rows = await this.db
      .selectFrom("chat")
      .innerJoin("people", "people.id", "chat.person")
      .select(["chat.number", "people.id", "people.name", "chat.words", "chat.said"])
      .where("chat.table_id", "=", table)
      .where("chat.number", ">", after)
      .where("chat.person", "not in", (eb) =>
        eb.selectFrom("blocks").select("blocks.blocked").where("blocks.person", "=", person),
      )
      .orderBy("chat.number", "desc")
      .limit(newest)
      .execute();
    return rows
      .reverse()
      .map(({ number, id, name, words, said }) => ({ number, person: { id, name }, words, said: said.toISOString() }));
  }
}
