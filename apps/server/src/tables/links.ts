import type { Leading, Link, NewLink } from "@tavolata/client/protocol";
import { noSuchSeat } from "@tavolata/table";
import { type Kysely, type Selectable, sql } from "kysely";
import { Refuse } from "../refuse.js";
import { oneAtATime } from "../storage/one-at-a-time.js";
import { hashOfToken, randomId, randomToken } from "../storage/random-id.js";
import type { Database, LinkRow } from "../storage/schema.js";
import { linkAnothers } from "./commentators.js";
import { rememberStrangers } from "./knowers.js";
import { checkNotLent, findKnown, mayKnow, seatsOf, type TableRecord, type TableRecords } from "./records.js";
import { type TakenSeat, takenBy } from "./used-links.js";

/** How many links a table may have at once. */
export const mostLinks = 64;

/** Where a link leads, and whether the seat that it leads to, if any, can be had by it. */
export interface Followed {
  readonly id: string;
  readonly to: Leading;
  readonly record: TableRecord;
  readonly isFree: boolean;
  /** Whose it is, when it leads to commentary and was opened. */
  readonly openedBy: string | null;
  /** Nobody: it was made by an earlier version. */
  readonly madeBy: string | null;
}

/** The links to tables: into a seat, for lookers-on and commentators, to a replay. Nobody guesses them, and each can be revoked. */
export class Links {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly records: TableRecords,
    /** Told after a link was revoked. */
    private readonly changed: (table: string) => Promise<void>,
    /** Of commentary, in seconds. */
    private readonly shortestDelay = 60,
  ) {}

  /** The links that somebody may revoke, and those to commentary: everybody at the table knows of them. */
  async of(person: string, id: string): Promise<Link[]> {
    const record = await findKnown(this.records, person, id);
    const rows = await this.db
      .selectFrom("links")
      .leftJoin("people", "people.id", "links.opened_by")
      .select(["links.id", "leads", "seat", "delay", "links.created", "opened_by", "people.name", "opened"])
      .where("table_id", "=", record.id)
      .orderBy("links.created")
      .orderBy("links.id")
      .execute();
    return rows
      .filter(({ leads, seat }) => leads === "commentator" || maySendTo(record, person, seat))
      .map((row) => ({ id: row.id, to: leadingOf(row), created: row.created.toISOString(), ...openedOf(row) }));
  }

  /** Makes a link: into a seat by the owner or whoever sits there, for lookers-on by the owner. */
  async make(person: string, id: string, to: Leading): Promise<NewLink> {
    const record = await findKnown(this.records, person, id);
    const seat = to.leads === "seat" ? to.seat : null;
    if (seat !== null && !record.seating.of(seat)) throw noSuchSeat(seat, seatsOf(record));
    if (to.leads === "replay") checkNotLent(record);
    if (to.leads === "replay" && !record.outcome) throw new Refuse("not-over", "The match isn't over yet.");
    if (!maySendTo(record, person, seat)) {
      throw new Refuse("not-yours", "A link is made by the owner of the table, or by whoever sits in the seat.");
    }
    const delay = to.leads === "commentator" ? to.delay : null;
    if (delay !== null && delay < this.shortestDelay) {
      const least = `${this.shortestDelay} seconds`;
      throw new Refuse(
        "malformed",
        `Who comments sees everything: what was done is told after ${least} at the earliest.`,
      );
    }
    const replaces = seat === null ? null : (record.seating.of(seat)?.person?.id ?? null);
    const token = randomToken();
    const row = await this.db.transaction().execute(async (db) => {
      await oneAtATime(db);
      const { rows } = await sql<{ id: string; created: Date }>`
      insert into links (id, table_id, token_hash, leads, seat, delay, made_by, replaces)
      select ${randomId()}, ${id}, ${hashOfToken(token)}, ${to.leads}, ${seat}::text, ${delay}::int, ${person}, ${replaces}::text
      where (select count(*) from links where table_id = ${id}) < ${mostLinks}
      returning id, created`.execute(db);
      return rows[0];
    });
    if (!row) throw new Refuse("too-many-kept", `This table has ${mostLinks} links already: revoke one first.`);
    if (delay !== null) await this.changed(id); // everybody at the table is told
    return { id: row.id, to, created: row.created.toISOString(), token };
  }

  /** From now on the link leads nowhere; who looks on by it is sent away. */
  async revoke(person: string, id: string, link: string): Promise<void> {
    const record = await findKnown(this.records, person, id);
    const row = await this.db
      .selectFrom("links")
      .select("seat")
      .where("table_id", "=", id)
      .where("id", "=", link)
      .executeTakeFirst();
    if (!row || !maySendTo(record, person, row.seat)) {
      throw new Refuse("not-found", "There is no such link, or it isn't yours.");
    }
    await this.db.transaction().execute(async (db) => {
      await rememberStrangers(db, id); // who had the link may have seen the end
      await db.deleteFrom("links").where("id", "=", link).execute();
    });
    await this.changed(id);
  }

  /** Where a link leads, and the same of a link that was used, for whoever may know of the table without it. */
  async look(
    person: string | undefined,
    token: string,
  ): Promise<{ readonly to: Leading; readonly record: TableRecord; readonly taken?: true }> {
    const taken = (await this.taken(token)) ?? (await this.follow(token));
    if ("openedBy" in taken && taken.openedBy !== null && taken.openedBy !== person) throw linkAnothers();
    if ("isFree" in taken && taken.isFree) return taken;
    if (!mayKnow(taken.record, person)) throw linkUsed();
    return { to: taken.to, record: taken.record, taken: true };
  }

  /** Where a link leads that still leads anywhere. */
  async follow(token: string): Promise<Followed> {
    const link = await this.db
      .selectFrom("links")
      .select(["id", "table_id", "leads", "seat", "delay", "made_by", "replaces", "opened_by"])
      .where("token_hash", "=", hashOfToken(token))
      .executeTakeFirst();
    const record = link && (await this.records.find(link.table_id));
    if (!record) throw (await this.taken(token)) ? linkUsed() : linkDead();
    // Who may no longer send anybody there can't have done so in advance.
    if (link.made_by !== null && !maySendTo(record, link.made_by, link.seat)) throw linkDead();
    const sits = link.seat === null ? undefined : record.seating.of(link.seat)?.person;
    return {
      id: link.id,
      to: leadingOf(link),
      record,
      isFree: !sits || sits.id === link.replaces,
      openedBy: link.opened_by,
      madeBy: link.made_by,
    };
  }

  /** The seat that a used link led to, as long as somebody sits there. */
  taken(token: string): Promise<TakenSeat | undefined> {
    return takenBy(this.db, this.records, token);
  }
}

function linkDead(): Refuse {
  return new Refuse("link-dead", "This link leads nowhere (any more): ask for a new one.");
}

/** Who has a link into a seat that another has taken learns nothing else of the table. */
export function linkUsed(): Refuse {
  return new Refuse("seat-taken", "Somebody sits in the seat of this link already: ask for a link to look on.");
}

function maySendTo({ owner, seating }: TableRecord, person: string, seat: string | null): boolean {
  return owner.id === person || (seat !== null && seating.sits(person, seat));
}

function openedOf({
  opened_by,
  name,
  opened,
}: Pick<Selectable<LinkRow>, "opened_by" | "opened"> & { name: string | null }) {
  return opened_by === null ? {} : { openedBy: { person: { id: opened_by, name: name! }, at: opened!.toISOString() } };
}

function leadingOf({ leads, seat, delay }: Pick<Selectable<LinkRow>, "leads" | "seat" | "delay">): Leading {
  if (leads === "seat") return { leads, seat: seat! };
  return leads === "commentator" ? { leads, delay: delay! } : { leads };
}
