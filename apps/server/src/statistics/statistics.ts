import type { PersonStatistics, TableStatistics } from "@tavolata/client/protocol";
import { audience, everything, type Onlooker } from "@tavolata/kernel";
import { type LiveTable, tallied } from "@tavolata/table";
import { type Kysely, sql } from "kysely";
import type { LiveTables } from "../play/live-tables.js";
import { Refuse } from "../refuse.js";
import type { Database } from "../storage/schema.js";
import { notFound } from "../tables/records.js";

/** How many tables' statistics are kept, so that a long match needn't be played again for everybody who asks. */
const kept = 100;

/** How matches went: made from what was told to whoever asks, and from when answers were stored. */
export class Statistics {
  /** By table and onlooker, as of so many deeds. */
  readonly #known = new Map<string, { readonly number: number; readonly tallied: ReturnType<typeof tallied> }>();

  constructor(
    private readonly db: Kysely<Database>,
    private readonly tables: LiveTables,
  ) {}

  /** For somebody who may know the table. */
  async ofTable(person: string | undefined, id: string, pay: (answers: number) => void): Promise<TableStatistics> {
    const { answers, seen, counted } = await this.tables.recalls.atHand<Counted>({
      asker: { person, table: id },
      with: (work) => this.tables.with(id, work),
      lacks: (live) => {
        const as = onlookerOf(live, person);
        return !this.#isKnown(live, as) && live.chronicle.mustRecall(as, 0);
      },
      pay,
      does: (live) => {
        const as = onlookerOf(live, person);
        return { answers: live.match.at, seen: as, counted: this.#tallied(live, as) };
      },
    });
    return { answers, seen, ...(await this.#timesOf(id)), ...counted };
  }

  /** The tables of this person, without those that came from a file. */
  async ofPerson(person: string): Promise<PersonStatistics> {
    const played = await sql<{ game: string; tables: string; over: string; won: string }>`
      select tables.game, count(distinct tables.id) as tables,
        count(distinct tables.id) filter (where tables.outcome is not null) as over,
        count(distinct tables.id) filter (where tables.outcome -> 'winners' ? seats.seat) as won
      from seats join tables on tables.id = seats.table_id
      where seats.person = ${person} and tables.begun is not null and not tables.imported group by tables.game`.execute(
      this.db,
    );
    const answered = await sql<{ game: string; answers: string; seconds: number | null }>`
      select tables.game, count(*) as answers,
        sum(extract(epoch from deeds.done - coalesce(before.done, tables.begun, tables.created)))::float8
          as seconds
      from deeds join tables on tables.id = deeds.table_id
      left join lateral (select done from deeds last where last.table_id = deeds.table_id
        and last.number < deeds.number and last.kind <> 'contribution' order by last.number desc limit 1) before on true
      where deeds.person = ${person} and deeds.kind = 'answer' group by tables.game`.execute(this.db);
    const names = new Set([...played.rows, ...answered.rows].map(({ game }) => game));
    return {
      games: [...names].sort().map((game) => {
        const at = played.rows.find((row) => row.game === game);
        const by = answered.rows.find((row) => row.game === game);
        return {
          game,
          tables: Number(at?.tables ?? 0),
          over: Number(at?.over ?? 0),
          won: Number(at?.won ?? 0),
          answers: Number(by?.answers ?? 0),
          thinking: Math.max(0, by?.seconds ?? 0),
        };
      }),
    };
  }

  #isKnown(live: LiveTable, as: Onlooker): boolean {
    return this.#known.get(`${live.id}/${as}`)?.number === live.number;
  }

  #tallied(live: LiveTable, as: Onlooker): ReturnType<typeof tallied> {
    const key = `${live.id}/${as}`;
    const known = this.#known.get(key);
    if (known?.number === live.number) return known.tallied;
    const fresh = tallied(live.told(as), live.works.tallies, live.match);
    this.#known.delete(key);
    this.#known.set(key, { number: live.number, tallied: fresh });
    if (this.#known.size > kept) this.#known.delete(this.#known.keys().next().value!);
    return fresh;
  }

  /** Who answered how often, and how long people took. That somebody is asked and answers is public, at what time too. */
  async #timesOf(table: string): Promise<Pick<TableStatistics, "seats" | "takenBack">> {
    const { rows } = await sql<TimesRow>`
      with timed as (
        select deeds.seat, deeds.kind, deeds.person,
          extract(epoch from deeds.done - coalesce(lag(deeds.done) over (order by deeds.number), tables.begun, tables.created))::float8
            as seconds
        from deeds join tables on tables.id = deeds.table_id
        where deeds.table_id = ${table} and deeds.kind <> 'contribution'
      )
      select seats.seat,
        count(timed.seat) filter (where kind = 'answer') as answers,
        count(timed.seat) filter (where kind = 'answer' and timed.person is null) as by_bots,
        sum(seconds) filter (where kind = 'answer' and timed.person is not null) as total,
        max(seconds) filter (where kind = 'answer' and timed.person is not null) as longest,
        percentile_cont(0.5) within group (order by seconds)
          filter (where kind = 'answer' and timed.person is not null) as median,
        (select count(*) from timed where kind = 'undo') as taken_back
      from seats left join timed on timed.seat = seats.seat
      where seats.table_id = ${table} group by seats.seat, seats.place order by seats.place`.execute(this.db);
    if (rows.length === 0) throw notFound();
    return {
      takenBack: Number(rows[0]!.taken_back),
      seats: rows.map(({ seat, answers, by_bots, total, median, longest }) => ({
        seat,
        answers: Number(answers),
        byBots: Number(by_bots),
        thinking: { total: seconds(total), median: seconds(median), longest: seconds(longest) },
      })),
    };
  }
}

interface Counted extends Pick<TableStatistics, "answers" | "seen"> {
  readonly counted: ReturnType<typeof tallied>;
}

interface TimesRow {
  readonly seat: string;
  readonly answers: string | number;
  readonly by_bots: string | number;
  readonly total: number | null;
  readonly median: number | null;
  readonly longest: number | null;
  readonly taken_back: string | number;
}

function seconds(measured: number | null): number {
  return Math.max(0, measured ?? 0);
}

/** Through whose eyes somebody may look: everybody through the table's own when the match is over, otherwise from a seat of one's own. */
function onlookerOf(live: LiveTable, person: string | undefined): Onlooker {
  if (live.match.outcome) return everything;
  const [seat] = person === undefined ? [] : live.record.seating.seatsOf(person);
  const as = seat ?? audience;
  if (!live.mayWatch(person, as, false)) throw new Refuse("not-yours", "You may not look at this table.");
  return as;
}
