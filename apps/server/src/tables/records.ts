import type { Person } from "@tavolata/client/protocol";
import { openOptions, ownersOptions } from "@tavolata/kernel";
import { type Knower, Seating, type Sitter, type ToldContribution, type ToldTable } from "@tavolata/table";
import { type Kysely, type Selectable, sql } from "kysely";
import type { Games } from "../games.js";
import { Refuse } from "../refuse.js";
import type { Prepared, Storage } from "../storage/database.js";
import type { Database, StoredTableRow } from "../storage/schema.js";
import { askedBeside } from "./knowing.js";

/** A table as it is stored, with its owner and who sits where. */
export type TableRecord = ToldTable;

export interface StoredSitter {
  readonly seat: string;
  readonly person: string | null;
  readonly name: string | null;
  readonly bot: string | null;
  readonly last_person: string | null;
  readonly knowers: readonly StoredKnower[] | null;
}

interface StoredKnower {
  readonly person: string | null;
  readonly name: string | null;
  readonly how: Knower["how"];
  readonly put_out: boolean;
}

interface StoredWisher {
  readonly id: string;
  readonly person: string;
  readonly name: string;
  readonly seat: string | null;
  readonly agreed: readonly string[];
}

type StoredTable = Selectable<StoredTableRow> & {
  readonly owner_name: string;
  readonly commentary: number | null;
  /** How long ago it moved, by the database's clock, in milliseconds. */
  readonly idle: number;
  readonly commentators: ToldTable["commentators"];
  readonly sitters: readonly StoredSitter[];
  readonly wishers: readonly StoredWisher[] | null;
  readonly contributions: readonly ToldContribution[];
};

/** The tables of the house, as far as seats are concerned. */
export class TableRecords {
  readonly #found: Prepared<StoredTable> | undefined;

  /** `prepare`: of a database that only this process changes. Elsewhere a newer process may add a column, which breaks what was prepared before. */
  constructor(
    private readonly db: Kysely<Database>,
    private readonly games: Games,
    prepare?: Storage["prepare"],
  ) {
    const { sql: text } = selectTables(db).where("tables.id", "=", "").compile();
    this.#found = prepare?.({ name: "find_table", text, parameters: 1 });
  }

  /** `db`: a transaction that is under way. */
  async find(id: string, db: Kysely<Database> = this.db): Promise<TableRecord | undefined> {
    const [row] = db === this.db && this.#found ? await this.#found(id) : await this.#findNow(id, db);
    return row && this.#recordOf(row);
  }

  #findNow(id: string, db: Kysely<Database>): Promise<StoredTable[]> {
    return selectTables(db).where("tables.id", "=", id).execute();
  }

  #recordOf({
    owner,
    owner_name,
    sitters,
    wishers,
    time_limit,
    bot_due,
    begun,
    seed_known,
    idle,
    ...row
  }: StoredTable): TableRecord {
    const definitions = this.games.optionsOf(row.game);
    const options = this.games.optionsNow(row.game, row);
    const seating = new Seating(sitters.map(sitterOf));
    return {
      ...row,
      options,
      timeLimit: time_limit,
      movedAt: performance.now() - idle,
      botDue: bot_due,
      gathering: begun === null && row.answers === 0,
      seedKnown: seed_known,
      owner: { id: owner, name: owner_name },
      seating,
      seatChanges: row.seat_changes,
      wishes: (wishers ?? []).map(({ person, name, ...wish }) => ({
        ...wish,
        person: { id: person, name },
        asked: askedBeside(seating, person),
      })),
      isCampaign: this.games.isCampaign(row.game, options),
      openOptions: openOptions(definitions, options),
      ownersOptions: ownersOptions(definitions, options),
      questTitle: this.games.ownTitle(row.game, options),
    };
  }
}

/** Who sits where at a table, for lists. */
export function selectSitters() {
  return sql<readonly StoredSitter[]>`(
    select jsonb_agg(jsonb_build_object('seat', seats.seat, 'person', seats.person, 'name', people.name,
      'bot', seats.bot, 'last_person', seats.last_person) order by seats.place)
    from seats left join people on people.id = seats.person where seats.table_id = tables.id)`;
}

/** The same, and who knows which seat's secrets. */
function selectSittersAndKnowers() {
  return sql<readonly StoredSitter[]>`(
    select jsonb_agg(jsonb_build_object('seat', seats.seat, 'person', seats.person, 'name', people.name,
      'bot', seats.bot, 'last_person', seats.last_person, 'knowers', (
        select jsonb_agg(jsonb_build_object('person', knowers.person, 'name', knower.name, 'how', knowers.how,
          'put_out', knowers.put_out) order by knowers.since, knowers.person, knowers.how)
        from seat_knowers knowers left join people knower on knower.id = knowers.person
        where knowers.table_id = seats.table_id and knowers.seat = seats.seat)) order by seats.place)
    from seats left join people on people.id = seats.person where seats.table_id = tables.id)`;
}

function selectTables(db: Kysely<Database>) {
  const idle = sql<number>`(extract(epoch from clock_timestamp() - tables.moved) * 1000)::float8`;
  const wishers = sql<readonly StoredWisher[] | null>`(
    select jsonb_agg(jsonb_build_object('id', seat_wishes.id, 'person', seat_wishes.person, 'name', people.name,
      'seat', seat_wishes.seat, 'agreed', seat_wishes.agreed) order by seat_wishes.made, seat_wishes.id)
    from seat_wishes join people on people.id = seat_wishes.person where seat_wishes.table_id = tables.id)`;
  const contributions = sql<readonly ToldContribution[]>`(
    select coalesce(jsonb_agg(jsonb_build_object('from', deeds.back_to, 'by', deeds.seat, 'value', deeds.picks ->> 0,
      'person', deeds.person) order by deeds.number), '[]'::jsonb)
    from deeds where deeds.table_id = tables.id and deeds.kind = 'contribution')`;
  const commentary = sql<number | null>`(select min(delay) from links where links.table_id = tables.id)`;
  const commentators = sql<ToldTable["commentators"]>`(
    select coalesce(jsonb_agg(jsonb_build_object('id', people.id, 'name', people.name) order by came, people.id), '[]')
    from commentators join people on people.id = commentators.person where commentators.table_id = tables.id
      and (saw is not null or exists (select from links where links.table_id = tables.id and opened_by = people.id)))`;
  return db
    .selectFrom("tables")
    .innerJoin("people as owner", "owner.id", "tables.owner")
    .selectAll("tables")
    .select([
      "owner.name as owner_name",
      selectSittersAndKnowers().as("sitters"),
      wishers.as("wishers"),
      contributions.as("contributions"),
      commentary.as("commentary"),
      commentators.as("commentators"),
      idle.as("idle"),
    ]);
}

export function sitterOf({ seat, person, name, bot, last_person, knowers }: StoredSitter): Sitter {
  return {
    seat,
    ...(person === null ? {} : { person: { id: person, name: name! } }),
    ...(bot === null ? {} : { bot }),
    ...(last_person === null ? {} : { lastPerson: last_person }),
    ...(knowers ? { knowers: knowers.map(knowerOf) } : {}),
  };
}

function knowerOf({ person, name, how, put_out }: StoredKnower): Knower {
  const known: Person | undefined = person === null ? undefined : { id: person, name: name! };
  return { ...(known ? { person: known } : {}), how, ...(put_out ? { isPutOut: true } : {}) };
}

/** A table, for somebody who may know of it; for others it isn't there. */
export async function findKnown(records: TableRecords, person: string | undefined, id: string): Promise<TableRecord> {
  const record = await records.find(id);
  if (!record || !mayKnow(record, person)) throw notFound();
  return record;
}

/** Whether somebody may know of a table without a link. */
export function mayKnow({ open, owner, seating, wishes }: TableRecord, person: string | undefined): boolean {
  if (open) return true;
  if (person === undefined) return false;
  const hasWish = wishes.some((wish) => [wish.person, ...wish.asked].some(({ id }) => id === person));
  return hasWish || owner.id === person || seating.seatsOf(person).length > 0;
}

export function notFound(): Refuse {
  return new Refuse("not-found", "There is no such table, or you have no way to it.");
}

/** Refuses what would give away the file of a quest that somebody let others play, but not read. */
export function checkNotLent({ lent }: TableRecord): void {
  if (lent)
    throw new Refuse("not-yours", "The quest of this table was lent: its file stays here, and so does the match's.");
}

export function seatsOf({ seating }: TableRecord): string[] {
  return seating.sitters.map(({ seat }) => seat);
}
