import { mostContributions } from "@tavolata/kernel";
import { restoreMatch } from "@tavolata/table";
import { type Kysely, sql } from "kysely";
import type { Games } from "../games.js";
import { Refuse } from "../refuse.js";
import type { Database } from "../storage/schema.js";
import { contributionMissing, hasAdded, isMissing, logEntryOf, type NewContribution } from "./contributions.js";
import { rememberSitters } from "./knowers.js";
import { findKnown, type TableRecord, TableRecords } from "./records.js";

export interface GatheringParts {
  readonly db: Kysely<Database>;
  readonly games: Games;
  readonly records: TableRecords;
  /** Adds to the dice of a match that goes on. */
  readonly addLate: (table: string, added: NewContribution) => Promise<void>;
  /** To be told after every change of seats or contributions. */
  readonly changed: (table: string) => Promise<void>;
  onFault(error: unknown): void;
}

/**
 * Tables gather people before their matches begin. The house has committed to its secret when a table was opened; everybody who sits down adds to it, and
 * the dice come from all of that.
 */
export class Gathering {
  constructor(private readonly parts: GatheringParts) {}

  /** Somebody who sits at a table adds to its dice, once. */
  async contribute(person: string, id: string, value: string): Promise<TableRecord> {
    const { records, changed } = this.parts;
    const record = await findKnown(records, person, id);
    const [seat] = record.seating.seatsOf(person);
    if (seat === undefined) throw new Refuse("not-yours", "Only who sits at the table adds to its dice.");
    if (!isMissing(record, person)) return record;
    await this.#add(record, { person, seat, value });
    await changed(id);
    return (await records.find(id))!;
  }

  /** The same on the way into a seat. */
  async sitDown(record: TableRecord, person: string, seat: string, value: string | undefined): Promise<void> {
    if (value === undefined || !isMissing(record, person)) return;
    await this.#add(record, { person, seat, value });
    await this.parts.changed(record.id);
  }

  /** The owner lets the match begin, whoever is still missing: they add to what isn't thrown yet when they come. */
  async begin(person: string, id: string, value?: string): Promise<TableRecord> {
    const { records, changed } = this.parts;
    const record = await findKnown(records, person, id);
    if (record.owner.id !== person) throw new Refuse("not-yours", "The owner of the table says when it begins.");
    if (!record.gathering) return record;
    const [seat] = record.seating.seatsOf(person);
    if (seat !== undefined && isMissing(record, person)) {
      if (value === undefined) throw contributionMissing();
      await this.#add(record, { person, seat, value });
    }
    await this.#begin(id, () => true);
    await changed(id);
    return (await records.find(id))!;
  }

  /** Begins the match of a table where nobody is missing any more. */
  async beginIfAllAreHere(id: string): Promise<void> {
    const { db, onFault } = this.parts;
    try {
      const gathers = db.selectFrom("tables").select("id").where("id", "=", id).where("begun", "is", null);
      if (await gathers.executeTakeFirst()) await this.#begin(id, areAllHere);
    } catch (error) {
      onFault(error); // the seat was taken all the same, and the owner may still begin
    }
  }

  async #add(record: TableRecord, added: NewContribution): Promise<void> {
    if (record.gathering && (await this.#gather(record.id, added))) return;
    await this.parts.addLate(record.id, added);
  }

  /** Stores it among those from the beginning on; false where the match has begun meanwhile. */
  #gather(id: string, { person, seat, value }: NewContribution): Promise<boolean> {
    return this.#whileGathering(id, false, async (db) => {
      const { rows } = await sql<{ next: number; added: number }>`select coalesce(max(number) + 1, 0)::int as next,
        count(*)::int as added from deeds where table_id = ${id}`.execute(db);
      const { next, added } = rows[0]!;
      if (added >= mostContributions || (await hasAdded(db, id, person))) return true;
      await sql`insert into deeds (table_id, number, kind, seat, picks, back_to, decision, person)
        values (${id}, ${next}, 'contribution', ${seat}, ${JSON.stringify([value])}::jsonb, 0, 0, ${person})`.execute(
        db,
      );
      return true;
    });
  }

  async #begin(id: string, isReady: (record: TableRecord) => boolean): Promise<void> {
    const { games } = this.parts;
    await this.#whileGathering(id, undefined, async (db) => {
      const record = (await new TableRecords(db, games).find(id))!;
      if (!isReady(record)) return;
      const { ruleset } = games.of(record.game);
      const { match } = restoreMatch(ruleset, { begun: record }, record.contributions.map(logEntryOf), null);
      const waiting = [...new Set(match.asked.map(({ seat }) => seat))];
      const botDue = waiting.some((seat) => record.seating.isBot(seat));
      await sql`update tables set begun = clock_timestamp(), moved = clock_timestamp(), answers = ${match.at},
        waiting = ${JSON.stringify(waiting)}::jsonb, bot_due = ${botDue} where id = ${id}`.execute(db);
      await sql`update seats set last_person = person where table_id = ${id} and person is not null`.execute(db);
      await rememberSitters(db, id);
    });
  }

  /** Works on a table that nobody else can begin or add to meanwhile, at whichever process. */
  #whileGathering<T>(id: string, begun: T, work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
    return this.parts.db.transaction().execute(async (db) => {
      const { rows } = await sql<{ gathers: boolean }>`select begun is null as gathers from tables
        where id = ${id} for update`.execute(db);
      return rows[0]?.gathers ? work(db) : begun;
    });
  }
}

/** No seat is free, and everybody who sits has added to the dice. */
function areAllHere(record: TableRecord): boolean {
  const { seating } = record;
  return seating.isFull && seating.sitters.every(({ person }) => !person || !isMissing(record, person.id));
}

export function notBegun(): Refuse {
  return new Refuse("not-begun", "The match hasn't begun: the table gathers those who will play.");
}
