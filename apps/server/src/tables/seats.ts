import type { Leading, Sitting } from "@tavolata/client/protocol";
import { checkedBot, contributorsOf, noSuchSeat } from "@tavolata/table";
import type { Kysely } from "kysely";
import type { Games } from "../games.js";
import { Refuse } from "../refuse.js";
import type { Database } from "../storage/schema.js";
import { checkHasNotCommented } from "./commentators.js";
import { checkAdds } from "./contributions.js";
import { noteDueBots } from "./due-bots.js";
import type { Gathering } from "./gathering.js";
import { holdSeats, rememberPutOut, rememberSitting } from "./knowers.js";
import { countPlayers, hasPlayed } from "./knowing.js";
import { type Links, linkUsed } from "./links.js";
import { findKnown, seatsOf, type TableRecord, type TableRecords } from "./records.js";
import { useUp } from "./used-links.js";
import { checkMaySit } from "./wishes.js";

interface SeatParts {
  readonly db: Kysely<Database>;
  readonly games: Games;
  readonly records: TableRecords;
  readonly links: Links;
  readonly gathering: Gathering;
  /** To be told after every change of seats. */
  readonly changed: (table: string) => Promise<void>;
}

/** How many people may have come to an open table before nobody comes in any more without a link: each is remembered. */
export const mostWalkIns = 40;

/** Where seats are given and taken. Everything is checked against who wants it. */
export class Seats {
  private readonly db: Kysely<Database>;
  private readonly games: Games;
  private readonly records: TableRecords;
  private readonly links: Links;
  private readonly gathering: Gathering;
  private readonly changed: SeatParts["changed"];

  constructor(parts: SeatParts) {
    ({ db: this.db, games: this.games, records: this.records, links: this.links } = parts);
    ({ gathering: this.gathering, changed: this.changed } = parts);
  }

  /** Seats somebody: oneself in a free seat, a bot, or nobody. The owner may do so with every seat, others with their own. */
  async sit(person: string, id: string, seat: string, wish: Sitting): Promise<TableRecord> {
    const record = await findKnown(this.records, person, id);
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
      if (!isOwner && !hasCome(record, person) && countCome(record) >= mostWalkIns) {
        throw new Refuse("table-full", `${mostWalkIns} people have played here: the next one needs a link.`);
      }
    } else if (!isOwner && !isMine) {
      throw new Refuse("not-yours", `You don't sit in the seat "${seat}", and this isn't your table.`);
    }
    if (wish.sits === "me") {
      checkAdds(record, person, wish.contribution);
      await this.#seat(record, seat, person, sitter.bot ?? null);
      await this.gathering.sitDown(record, person, seat, wish.contribution);
    } else {
      const bot = wish.sits === "bot" ? checkedBot(this.games.of(record.game), wish.bot) : null;
      await this.#unseat(record, seat, bot, person);
    }
    return (await this.records.find(id))!;
  }

  /** Takes the seat that a link leads to. A link into a seat is used up by it. */
  // ends: a link that was used or revoked isn't followed
  async accept(
    person: string,
    token: string,
    contribution?: string,
  ): Promise<{ readonly to: Leading; readonly record: TableRecord }> {
    const taken = await this.links.taken(token);
    if (taken?.record.seating.sits(person, taken.to.seat)) return taken;
    const { id, to, record, isFree, madeBy } = await this.links.follow(token);
    if (to.leads !== "seat" || record.seating.sits(person, to.seat)) return { to, record };
    if (!isFree) throw linkUsed();
    checkAdds(record, person, contribution);
    const sitter = record.seating.of(to.seat)!;
    const isSeated = await this.#seat(record, to.seat, person, sitter.bot ?? null, {
      link: id,
      from: sitter.person?.id ?? null,
      madeBy,
    });
    if (!isSeated) return this.accept(person, token, contribution); // another used it first, or it was revoked
    await this.gathering.sitDown(record, person, to.seat, contribution);
    return { to, record: (await this.records.find(record.id))! };
  }

  /**
   * Seats a person where a bot, nobody or whoever sat there when the link was made sits, unless it would be a second hand that the rule of the table
   * refuses. False where the link was used or revoked meanwhile.
   */
  async #seat(
    record: TableRecord,
    seat: string,
    person: string,
    bot: string | null,
    by?: { readonly link: string; readonly from: string | null; readonly madeBy: string | null },
  ): Promise<boolean> {
    const isSeated = await this.db.transaction().execute(async (db) => {
      const held = await holdSeats(db, this.records, record.id);
      await checkHasNotCommented(db, record.id, person, held.seatChanges);
      checkMaySit(held, person, seat);
      if (by && !(await useUp(db, by.link))) return false;
      if (by) await rememberPutOut(db, record.id, seat, by.madeBy);
      const seated = await db
        .updateTable("seats")
        .set({ person, bot: null, last_person: held.gathering ? null : person }) // nobody knows a hand yet
        .where("table_id", "=", record.id)
        .where("seat", "=", seat)
        .where("person", "is not distinct from", by?.from ?? null)
        .where("bot", "is not distinct from", bot)
        .returning("seat")
        .executeTakeFirst();
      if (!seated) throw seatTaken(seat);
      if (!held.gathering) await rememberSitting(db, record.id, seat, person);
      await noteDueBots(db, record.id);
      return true;
    });
    if (isSeated) await this.changed(record.id);
    return isSeated;
  }

  async #unseat(record: TableRecord, seat: string, bot: string | null, by: string): Promise<void> {
    await this.db.transaction().execute(async (db) => {
      await holdSeats(db, this.records, record.id);
      await rememberPutOut(db, record.id, seat, by);
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

/** Whether somebody has played here, or has come to a table that gathers. */
function hasCome({ gathering, seating, contributions }: TableRecord, person: string): boolean {
  return gathering ? contributorsOf({ contributions }).has(person) : hasPlayed(seating, person);
}

/** How many people have. At a table that gathers each has added to the dice, and others must still be able to. */
function countCome({ gathering, seating, contributions }: TableRecord): number {
  return gathering ? contributions.length : countPlayers(seating);
}

function seatTaken(seat: string): Refuse {
  return new Refuse("seat-taken", `Somebody sits in the seat "${seat}".`);
}
