import { openOptions, ownersOptions } from "@tavolata/kernel";
import { Seating, type Sitter, type ToldContribution, type ToldTable } from "@tavolata/table";
import { type Expression, type Kysely, type Selectable, sql } from "kysely";
import type { Games } from "../games.js";
import { Refuse } from "../refuse.js";
import type { Database, TableRow } from "../storage/schema.js";

/** A table as it is stored, with its owner and who sits where. */
export type TableRecord = ToldTable;

interface StoredSitter {
  readonly seat: string;
  readonly person: string | null;
  readonly name: string | null;
  readonly bot: string | null;
  readonly last_person: string | null;
}

type StoredTable = Selectable<TableRow> & {
  readonly owner_name: string;
  readonly commentary: number | null;
  /** How long ago it moved, by the database's clock, in milliseconds. */
  readonly idle: number;
  readonly sitters: readonly StoredSitter[];
  readonly contributions: readonly ToldContribution[];
};

/** How many tables a list shows at once. */
const page = 50;

/** The tables of the house, as far as lists and seats are concerned. */
export class TableRecords {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly games: Games,
  ) {}

  async find(id: string): Promise<TableRecord | undefined> {
    const row = await selectTables(this.db).where("tables.id", "=", id).executeTakeFirst();
    return row && this.#recordOf(row as unknown as StoredTable);
  }

  /** The tables that a person owns or sits at, without or only those that were put aside: those that wait for the person first, then by the last move. */
  mine(person: string, isAside: boolean, after?: string): Promise<Listed> {
    const aside = sql<boolean>`exists (select from put_aside where put_aside.table_id = tables.id
      and put_aside.person = ${person}) = ${isAside}`;
    return this.#list(selectTables(this.db).where(aside).where(isOf(person)), after, waitsFor(person));
  }

  /** Those of a person's tables that go through several chapters. */
  campaigns(person: string, after?: string): Promise<Listed> {
    const isOne = this.games.campaignSwitches.map(
      ([game, option]) => sql<boolean>`(tables.game = ${game} and tables.options -> ${option} = 'true'::jsonb)`,
    );
    return this.#list(
      selectTables(this.db)
        .where(isOf(person))
        .where((eb) => eb.or(isOne)),
      after,
      waitsFor(person),
    );
  }

  /** The tables that anybody may look at and take a free seat of. */
  open(after?: string): Promise<Listed> {
    return this.#list(selectTables(this.db).where("tables.open", "=", true).where("tables.outcome", "is", null), after);
  }

  async #list(
    query: ReturnType<typeof selectTables>,
    after: string | undefined,
    first?: Expression<boolean>,
  ): Promise<Listed> {
    const from = Number(after ?? 0);
    let sorted = query;
    if (first) sorted = sorted.orderBy(first, "desc");
    const rows = await sorted
      .orderBy("tables.moved", "desc")
      .orderBy("tables.id")
      .offset(from)
      .limit(page + 1)
      .execute();
    const tables = rows.slice(0, page).map((row) => this.#recordOf(row as unknown as StoredTable));
    return { tables, ...(rows.length > page ? { next: String(from + page) } : {}) };
  }

  #recordOf({
    owner,
    owner_name,
    sitters,
    time_limit,
    bot_due,
    begun,
    seed_known,
    idle,
    ...row
  }: StoredTable): TableRecord {
    const definitions = this.games.optionsOf(row.game);
    const options = this.games.optionsNow(row.game, row);
    return {
      ...row,
      options,
      timeLimit: time_limit,
      movedAt: performance.now() - idle,
      botDue: bot_due,
      gathering: begun === null && row.answers === 0,
      seedKnown: seed_known,
      owner: { id: owner, name: owner_name },
      seating: new Seating(sitters.map(sitterOf)),
      isCampaign: this.games.isCampaign(row.game, options),
      openOptions: openOptions(definitions, options),
      ownersOptions: ownersOptions(definitions, options),
      questTitle: this.games.ownTitle(row.game, options),
    };
  }
}

/** Whether a person owns a table or sits there. */
function isOf(person: string) {
  return sql<boolean>`(tables.owner = ${person} or exists (select from seats where seats.table_id = tables.id
    and seats.person = ${person}))`;
}

/** Whether a table waits for a person. */
function waitsFor(person: string) {
  return sql<boolean>`exists (select from seats where seats.table_id = tables.id
    and seats.person = ${person} and tables.waiting ? seats.seat)`;
}

function selectTables(db: Kysely<Database>) {
  const sitters = sql<readonly StoredSitter[]>`(
    select jsonb_agg(jsonb_build_object('seat', seats.seat, 'person', seats.person, 'name', people.name,
      'bot', seats.bot, 'last_person', seats.last_person) order by seats.place)
    from seats left join people on people.id = seats.person where seats.table_id = tables.id)`;
  const idle = sql<number>`(extract(epoch from clock_timestamp() - tables.moved) * 1000)::float8`;
  const contributions = sql<readonly ToldContribution[]>`(
    select coalesce(jsonb_agg(jsonb_build_object('from', deeds.back_to, 'by', deeds.seat, 'value', deeds.picks ->> 0,
      'person', deeds.person) order by deeds.number), '[]'::jsonb)
    from deeds where deeds.table_id = tables.id and deeds.kind = 'contribution')`;
  const commentary = sql<number | null>`(select min(delay) from links where links.table_id = tables.id)`;
  return db
    .selectFrom("tables")
    .innerJoin("people as owner", "owner.id", "tables.owner")
    .selectAll("tables")
    .select([
      "owner.name as owner_name",
      sitters.as("sitters"),
      contributions.as("contributions"),
      commentary.as("commentary"),
      idle.as("idle"),
    ]);
}

export interface Listed {
  readonly tables: readonly TableRecord[];
  readonly next?: string;
}

function sitterOf({ seat, person, name, bot, last_person }: StoredSitter): Sitter {
  return {
    seat,
    ...(person === null ? {} : { person: { id: person, name: name! } }),
    ...(bot === null ? {} : { bot }),
    ...(last_person === null ? {} : { lastPerson: last_person }),
  };
}

/** A table, for somebody who may know of it; for others it isn't there. */
export async function findKnown(records: TableRecords, person: string | undefined, id: string): Promise<TableRecord> {
  const record = await records.find(id);
  if (!record || !mayKnow(record, person)) throw notFound();
  return record;
}

/** Whether somebody may know of a table without a link. */
export function mayKnow({ open, owner, seating }: TableRecord, person: string | undefined): boolean {
  return open || (person !== undefined && (owner.id === person || seating.seatsOf(person).length > 0));
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
