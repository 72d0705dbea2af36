import type { TableList } from "@tavolata/client/protocol";
import { openOptions, ownersOptions } from "@tavolata/kernel";
import { coverOf, Seating, tellRow } from "@tavolata/table";
import { type Expression, type Kysely, type Selectable, sql } from "kysely";
import type { Games } from "../games.js";
import { json } from "../storage/json.js";
import type { Database, StoredCover, StoredTableRow } from "../storage/schema.js";
import { selectSitters, sitterOf } from "./records.js";

/** How many tables a list shows at once. */
const page = 50;

/** What a list reads of a table: nothing that may be long. */
const short = [
  "tables.id",
  "tables.game",
  "tables.owner as ownerId",
  "tables.open",
  "tables.lent",
  "tables.imported",
  "tables.seed_known as seedKnown",
  "tables.answers",
  "tables.waiting",
  "tables.outcome",
  "tables.moved",
  "tables.cover",
] as const;

/** Whether a table gathers people: its match hasn't begun. */
const gathering = sql<boolean>`(tables.begun is null and tables.answers = 0)`;

function selectShort(db: Kysely<Database>) {
  return db
    .selectFrom("tables")
    .select(short)
    .select([selectSitters().as("sitters"), gathering.as("gathering")]);
}

/** The lists of tables, page by page. */
export class TableLists {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly games: Games,
  ) {}

  /** The tables that a person owns or sits at, without or only those that were put aside: those that wait for the person first, then by the last move. */
  mine(person: string, isAside: boolean, after?: string): Promise<TableList> {
    const aside = sql<boolean>`exists (select from put_aside where put_aside.table_id = tables.id
      and put_aside.person = ${person}) = ${isAside}`;
    return this.#list(person, selectShort(this.db).where(aside).where(isOf(person)), after, waitsFor(person));
  }

  /** Those of a person's tables that go through several chapters. */
  campaigns(person: string, after?: string): Promise<TableList> {
    const isOne = this.games.campaignSwitches.map(
      ([game, option]) => sql<boolean>`(tables.game = ${game}
        and coalesce(tables.cover -> 'campaign', tables.options -> ${option}) = 'true'::jsonb)`,
    );
    const campaigns = selectShort(this.db)
      .where(isOf(person))
      .where((eb) => eb.or(isOne));
    return this.#list(person, campaigns, after, waitsFor(person));
  }

  /** The tables that anybody may look at and take a free seat of. */
  open(person: string, after?: string): Promise<TableList> {
    const open = selectShort(this.db).where("tables.open", "=", true).where("tables.outcome", "is", null);
    return this.#list(person, open, after);
  }

  async #list(
    person: string,
    query: ReturnType<typeof selectShort>,
    after: string | undefined,
    first?: Expression<boolean>,
  ): Promise<TableList> {
    const from = Number(after ?? 0);
    const sorted = first ? query.orderBy(first, "desc") : query;
    const rows = await sorted
      .orderBy("tables.moved", "desc")
      .orderBy("tables.id")
      .offset(from)
      .limit(page + 1)
      .execute();
    const tables = [];
    for (const { cover, sitters, ...row } of rows.slice(0, page)) {
      const known = cover?.version === this.games.versionOf(row.game) ? cover : await this.#coverAnew(row.id);
      if (!known) continue; // it was deleted just now
      tables.push(tellRow({ ...row, cover: known, seating: new Seating(sitters.map(sitterOf)) }, person));
    }
    return { tables, ...(rows.length > page ? { next: String(from + page) } : {}) };
  }

  /** A table of before, or of another version of its game, has its cover made when a list first shows it: one after the other. */
  async #coverAnew(id: string): Promise<StoredCover | undefined> {
    const laid = await this.db
      .selectFrom("tables")
      .select(["game", "version", "options"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (!laid) return undefined;
    const cover = coverFor(this.games, laid.game, laid);
    await this.db
      .updateTable("tables")
      .set({ cover: json(cover) })
      .where("id", "=", id)
      .execute();
    return cover;
  }
}

/** What lists tell of a table's options, as the game has them now. */
export function coverFor(
  games: Games,
  game: string,
  laid: Pick<Selectable<StoredTableRow>, "version" | "options">,
): StoredCover {
  const options = games.optionsNow(game, laid);
  const definitions = games.optionsOf(game);
  const cover = coverOf({
    options,
    ownersOptions: ownersOptions(definitions, options),
    openOptions: openOptions(definitions, options),
    isCampaign: games.isCampaign(game, options),
    questTitle: games.ownTitle(game, options),
  });
  return { ...cover, version: games.versionOf(game) };
}

/** Whether a person owns a table, sits there, or did and is asked about another's wish. */
function isOf(person: string) {
  return sql<boolean>`(tables.owner = ${person} or exists (select from seats where seats.table_id = tables.id
    and seats.person = ${person}) or exists (select from seat_knowers join seat_wishes using (table_id)
    where seat_knowers.table_id = tables.id and seat_knowers.person = ${person} and seat_knowers.put_out))`;
}

/** Whether a table waits for a person. */
function waitsFor(person: string) {
  return sql<boolean>`exists (select from seats where seats.table_id = tables.id
    and seats.person = ${person} and tables.waiting ? seats.seat)`;
}
