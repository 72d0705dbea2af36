import type { Dice, Leading, Link, NewLink, NewTable, Sitting } from "@tavolata/client/protocol";
import { freshSeed } from "@tavolata/kernel";
import type { Works } from "@tavolata/shelf";
import { type Kysely, sql } from "kysely";
import type { Games } from "../games.js";
import { notFound } from "../play/live-tables.js";
import { startMatch } from "../play/opening.js";
import { Refuse } from "../refuse.js";
import { json } from "../storage/json.js";
import { hashOfToken, randomId, randomToken } from "../storage/random-id.js";
import type { Database } from "../storage/schema.js";
import type { TableRecord, TableRecords } from "./records.js";
import { mayKnow } from "./telling.js";

/** How many links a table may have at once. */
const mostLinks = 64;

/** Where tables are opened, seats are given and links are made. Everything is checked against who wants it. */
export class Desk {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly games: Games,
    private readonly records: TableRecords,
    /** Told after every change of seats or links. */
    private readonly changed: (table: string) => Promise<void>,
  ) {}

  async open(person: string, wish: NewTable): Promise<TableRecord> {
    const works = this.games.of(wish.game);
    const dice: Dice = wish.dice ?? "seeded";
    const seed = freshSeed();
    const match = startMatch(works.ruleset, { options: wish.options ?? {}, settings: wish.settings ?? {}, dice, seed });
    const seats = match.seats.map((seat, place) => ({ seat, place, ...sitterOf(person, wish.seats?.[seat], works) }));
    const unknown = Object.keys(wish.seats ?? {}).find((seat) => !match.seats.includes(seat));
    if (unknown !== undefined) throw noSuchSeat(unknown, match.seats);
    const waiting = [...new Set(match.asked.map(({ seat }) => seat))];
    const id = randomId();
    await this.db.transaction().execute(async (db) => {
      await db
        .insertInto("tables")
        .values({
          id,
          owner: person,
          game: works.ruleset.id,
          version: works.ruleset.version,
          options: json(match.options),
          settings: json(match.settings),
          dice,
          seed,
          open: wish.open ?? false,
          waiting: json(waiting),
          bot_due: seats.some(({ seat, bot }) => bot !== null && waiting.includes(seat)),
        })
        .execute();
      await db
        .insertInto("seats")
        .values(seats.map((seat) => ({ table_id: id, ...seat })))
        .execute();
    });
    return (await this.records.find(id))!;
  }

  /** A table, for somebody who may know of it. */
  async find(person: string | undefined, id: string): Promise<TableRecord> {
    const record = await this.records.find(id);
    if (!record || !mayKnow(record, person)) throw notFound();
    return record;
  }

  /** Seats somebody: oneself in a free seat, a bot, or nobody. The owner may do so with every seat, others with their own. */
  async sit(person: string, id: string, seat: string, wish: Sitting): Promise<TableRecord> {
    const record = await this.find(person, id);
    const isOwner = record.owner.id === person;
    const sitter = record.seating.of(seat);
    if (!sitter) throw noSuchSeat(seat, seatsOf(record));
    const isMine = sitter.person?.id === person;
    if (wish.sits === "me") {
      if (isMine) return record;
      if (sitter.person) throw seatTaken(seat);
      if (!isOwner && (sitter.bot !== undefined || !record.open)) {
        throw new Refuse("not-yours", `The seat "${seat}" can be had only by a link from those at the table.`);
      }
    } else if (!isOwner && !isMine) {
      throw new Refuse("not-yours", `You don't sit in the seat "${seat}", and this isn't your table.`);
    }
    if (wish.sits === "me") await this.#seat(record, seat, person, sitter.bot ?? null);
    else
      await this.#unseat(record, seat, wish.sits === "bot" ? checkedBot(this.games.of(record.game), wish.bot) : null);
    return (await this.records.find(id))!;
  }

  async links(person: string, id: string): Promise<Link[]> {
    const record = await this.find(person, id);
    const rows = await this.db
      .selectFrom("links")
      .select(["id", "leads", "seat", "created"])
      .where("table_id", "=", record.id)
      .orderBy("created")
      .orderBy("id")
      .execute();
    return rows
      .filter(({ seat }) => maySendTo(record, person, seat))
      .map((row) => ({ id: row.id, to: leadingOf(row), created: row.created.toISOString() }));
  }

  /** Makes a link: into a seat by the owner or whoever sits there, for lookers-on by the owner. */
  async link(person: string, id: string, to: Leading): Promise<NewLink> {
    const record = await this.find(person, id);
    const seat = to.leads === "seat" ? to.seat : null;
    if (seat !== null && !record.seating.of(seat)) throw noSuchSeat(seat, seatsOf(record));
    if (!maySendTo(record, person, seat)) {
      throw new Refuse("not-yours", "A link is made by the owner of the table, or by whoever sits in the seat.");
    }
    const token = randomToken();
    const {
      rows: [row],
    } = await sql<{ id: string; created: Date }>`
      insert into links (id, table_id, token_hash, leads, seat)
      select ${randomId()}, ${id}, ${hashOfToken(token)}, ${to.leads}, ${seat}::text
      where (select count(*) from links where table_id = ${id}) < ${mostLinks}
      returning id, created`.execute(this.db);
    if (!row) throw new Refuse("table-full", `This table has ${mostLinks} links already: revoke one first.`);
    return { id: row.id, to, created: row.created.toISOString(), token };
  }

  /** From now on the link leads nowhere; who looks on by it is sent away. */
  async revoke(person: string, id: string, link: string): Promise<void> {
    const record = await this.find(person, id);
    const row = await this.db
      .selectFrom("links")
      .select("seat")
      .where("table_id", "=", id)
      .where("id", "=", link)
      .executeTakeFirst();
    if (!row || !maySendTo(record, person, row.seat)) {
      throw new Refuse("not-found", "There is no such link, or it isn't yours.");
    }
    await this.db.deleteFrom("links").where("id", "=", link).execute();
    await this.changed(id);
  }

  /** Where a link leads. */
  async follow(token: string): Promise<{ readonly id: string; readonly to: Leading; readonly record: TableRecord }> {
    const link = await this.db
      .selectFrom("links")
      .select(["id", "table_id", "leads", "seat"])
      .where("token_hash", "=", hashOfToken(token))
      .executeTakeFirst();
    const record = link && (await this.records.find(link.table_id));
    if (!record) throw new Refuse("link-dead", "This link leads nowhere (any more): ask for a new one.");
    return { id: link.id, to: leadingOf(link), record };
  }

  /** Takes the seat that a link leads to. A link into a seat is used up by it. */
  async accept(person: string, token: string): Promise<{ readonly to: Leading; readonly record: TableRecord }> {
    const { id, to, record } = await this.follow(token);
    if (to.leads !== "seat" || record.seating.sits(person, to.seat)) return { to, record };
    const sitter = record.seating.of(to.seat)!;
    await this.#seat(record, to.seat, person, sitter.bot ?? null, { link: id, from: sitter.person?.id ?? null });
    return { to, record: (await this.records.find(record.id))! };
  }

  /**
   * Seats a person where a bot, nobody or whoever made the link sits. Who sits at the table already may not take a seat that another
   * has held: nobody gets to know two hands.
   */
  async #seat(
    record: TableRecord,
    seat: string,
    person: string,
    bot: string | null,
    by?: { readonly link: string; readonly from: string | null },
  ): Promise<void> {
    const { lastPerson } = record.seating.of(seat)!;
    const others = record.seating.seatsOf(person).length > 0;
    if (others && lastPerson !== undefined && lastPerson !== person) {
      throw new Refuse("seat-was-anothers", `Somebody else has played "${seat}", and you sit here already.`);
    }
    await this.db.transaction().execute(async (db) => {
      if (by) {
        const used = await db.deleteFrom("links").where("id", "=", by.link).returning("id").executeTakeFirst();
        if (!used) throw new Refuse("link-dead", "This link leads nowhere (any more): ask for a new one.");
      }
      const seated = await db
        .updateTable("seats")
        .set({ person, bot: null, last_person: person })
        .where("table_id", "=", record.id)
        .where("seat", "=", seat)
        .where("person", "is not distinct from", by?.from ?? null)
        .where("bot", "is not distinct from", bot)
        .returning("seat")
        .executeTakeFirst();
      if (!seated) throw seatTaken(seat);
      await noteDueBots(db, record.id);
    });
    await this.changed(record.id);
  }

  async #unseat(record: TableRecord, seat: string, bot: string | null): Promise<void> {
    await this.db.transaction().execute(async (db) => {
      await db
        .updateTable("seats")
        .set({ person: null, bot })
        .where("table_id", "=", record.id)
        .where("seat", "=", seat)
        .execute();
      await noteDueBots(db, record.id);
    });
    await this.changed(record.id);
  }
}

/** So that bots are found that the table waits for, also after a restart. */
async function noteDueBots(db: Kysely<Database>, table: string): Promise<void> {
  await sql`update tables set bot_due = exists (select from seats where seats.table_id = tables.id
    and seats.bot is not null and tables.waiting ? seats.seat) where id = ${table}`.execute(db);
}

function sitterOf(person: string, wish: Sitting | undefined, works: Works) {
  const isMe = wish?.sits === "me";
  const bot = wish?.sits === "bot" ? checkedBot(works, wish.bot) : null;
  return { person: isMe ? person : null, last_person: isMe ? person : null, bot };
}

function checkedBot({ bots, ruleset }: Works, bot: string): string {
  if (Object.hasOwn(bots, bot)) return bot;
  const known = Object.keys(bots).join(", ");
  throw new Refuse("no-such-bot", `No bot "${bot}" plays "${ruleset.id}". The bots are: ${known}.`);
}

function maySendTo({ owner, seating }: TableRecord, person: string, seat: string | null): boolean {
  return owner.id === person || (seat !== null && seating.sits(person, seat));
}

function leadingOf({ leads, seat }: { leads: "seat" | "audience"; seat: string | null }): Leading {
  return leads === "seat" ? { leads, seat: seat! } : { leads };
}

function seatsOf({ seating }: TableRecord): string[] {
  return seating.sitters.map(({ seat }) => seat);
}

function noSuchSeat(seat: string, seats: readonly string[]): Refuse {
  return new Refuse("no-such-seat", `There is no seat "${seat}". The seats are: ${seats.join(", ")}.`);
}

function seatTaken(seat: string): Refuse {
  return new Refuse("seat-taken", `Somebody sits in the seat "${seat}".`);
}
