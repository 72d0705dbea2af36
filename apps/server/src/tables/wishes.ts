import type { SeatWish } from "@tavolata/client/protocol";
import type { Seat } from "@tavolata/kernel";
import { noSuchSeat } from "@tavolata/table";
import type { Kysely } from "kysely";
import { Refuse } from "../refuse.js";
import { json } from "../storage/json.js";
import { randomId } from "../storage/random-id.js";
import type { Database } from "../storage/schema.js";
import { holdSeats } from "./knowers.js";
import { askedBeside, hasPlayed, isFreeFor, isOpenTo, whyNotThere } from "./knowing.js";
import { checkNotLent, findKnown, mayKnow, notFound, seatsOf, type TableRecord, type TableRecords } from "./records.js";

/** How many wishes a table hears at once: all of them are told to everybody there. */
export const mostWishes = 16;

/** Refuses where somebody who knows a hand may not get to know that of another seat: by the rule of the table, and by what the others said. */
export function checkMaySit(record: TableRecord, person: string, seat: Seat): void {
  if (isFreeFor(record, person, seat) || record.seatChanges === "told") return;
  if (record.seatChanges === "refused") throw whyNotThere(record, person, seat);
  if (!isAgreed(record, person, seat)) throw consentMissing(`{ "wants": "seat", "seat": "${seat}" }`);
}

/** Refuses where somebody may not have the whole running match. */
export function checkMaySeeAll(record: TableRecord, person: string): void {
  if (isOpenTo(record, person)) return;
  const isOwner = record.owner.id === person;
  if (isOwner && record.seatChanges === "told") return;
  if (!isOwner || record.seatChanges === "refused") {
    throw new Refuse("not-over", "The match isn't over: its file would tell what others hold.");
  }
  if (!isAgreed(record, person, null)) throw consentMissing('{ "wants": "file" }');
}

function isAgreed(record: TableRecord, person: string, seat: Seat | null): boolean {
  const wish = record.wishes.find((one) => one.person.id === person && one.seat === seat);
  return askedBeside(record.seating, person).every(({ id }) => wish?.agreed.includes(id));
}

function consentMissing(wish: string): Refuse {
  return new Refuse("needs-agreement", `All who play here must agree first: POST /api/tables/:table/wishes ${wish}.`);
}

/** Wishes of people who know a hand and would know another: the others agree, all of them, or it comes to nothing. */
export class Wishes {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly records: TableRecords,
    /** Told after every change. */
    private readonly changed: (table: string) => Promise<void>,
  ) {}

  /** Asks the others; one wish of everybody at a table, the last one. */
  async ask(person: string, id: string, { wants, ...wish }: SeatWish): Promise<TableRecord> {
    const seat = "seat" in wish ? wish.seat : null;
    await this.db.transaction().execute(async (db) => {
      const record = await holdSeats(db, this.records, id);
      if (!mayKnow(record, person) && !hasPlayed(record.seating, person)) throw notFound();
      checkMayAsk(record, person, seat);
      if (record.wishes.some((one) => one.person.id === person && one.seat === seat)) return;
      if (record.wishes.filter((one) => one.person.id !== person).length >= mostWishes)
        throw new Refuse("too-many-kept", `A table hears ${mostWishes} wishes at once: wait until some are answered.`);
      await db.deleteFrom("seat_wishes").where("table_id", "=", id).where("person", "=", person).execute();
      await db.insertInto("seat_wishes").values({ id: randomId(), table_id: id, person, seat }).execute();
    });
    await this.changed(id);
    return findKnown(this.records, person, id);
  }

  /** Somebody agrees or doesn't; whoever wished takes it back by not agreeing. */
  async answer(person: string, id: string, wish: string, agrees: boolean): Promise<void> {
    await this.db.transaction().execute(async (db) => {
      const record = await holdSeats(db, this.records, id);
      if (!mayKnow(record, person)) throw notFound();
      const asks = record.wishes.find((one) => one.id === wish);
      if (!asks) throw new Refuse("stale", "This isn't wished for (any more).");
      const isOwn = asks.person.id === person && !agrees;
      if (!isOwn && !asks.asked.some((one) => one.id === person)) {
        throw new Refuse("not-yours", "You aren't asked: those are who play here, or were put out of a seat.");
      }
      const rows = db.updateTable("seat_wishes").set({ agreed: json([...new Set([...asks.agreed, person])]) });
      if (agrees) await rows.where("id", "=", wish).execute();
      else await db.deleteFrom("seat_wishes").where("id", "=", wish).execute();
    });
    await this.changed(id);
  }
}

/** Refuses a wish that nobody could agree to, and one that needs no agreement. */
function checkMayAsk(record: TableRecord, person: string, seat: Seat | null): void {
  if (seat !== null && !record.seating.of(seat)) throw noSuchSeat(seat, seatsOf(record));
  if (seat === null) checkNotLent(record);
  const isFree = seat === null ? isOpenTo(record, person) : isFreeFor(record, person, seat);
  if (isFree || record.seatChanges !== "by-consent") {
    throw new Refuse("not-now", "Nobody need be asked here: take the seat or the file, or be refused.");
  }
  if (seat === null && record.owner.id !== person) {
    throw new Refuse("not-yours", "The file of a running match is for the owner of the table.");
  }
}
