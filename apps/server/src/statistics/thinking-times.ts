import type { TableStatistics } from "@tavolata/client/protocol";
import { type Kysely, sql } from "kysely";
import { costOfReckoning } from "../limits/cost.js";
import type { Database } from "../storage/schema.js";
import { notFound } from "../tables/records.js";

/** Of so many tables it is remembered how long people took there. */
const remembered = 10_000;

/** To be paid before something is worked out; refuses whoever can't. */
export type Pay = (work: number) => void;

/** How often somebody has answered in a game, and how long that took, in seconds. */
interface GivenAnswers {
  readonly answers: number;
  readonly seconds: number;
}

type Times = Pick<TableStatistics, "seats" | "takenBack">;

/** How long people took to answer, from when answers were stored. Deeds are gone through once, whoever asks how often: of a long match there are many. */
export class ThinkingTimes {
  /** By table, as of so many deeds. */
  readonly #ofTables = new Map<string, { readonly deeds: number; readonly times: Times }>();
  /** By person and table, as of so many answers. */
  readonly #ofPeople = new Map<string, GivenAnswers>();

  constructor(private readonly db: Kysely<Database>) {}

  /** At one table, as of so many deeds: who answered how often, and how long people took. That somebody is asked and answers is public, at what time too. */
  async atTable(table: string, deeds: number, pay: Pay): Promise<Times> {
    const known = this.#ofTables.get(table);
    if (known?.deeds === deeds) return known.times;
    pay(costOfReckoning(deeds));
    const times = await this.#timesAt(table);
    remember(this.#ofTables, table, { deeds, times });
    return times;
  }

  /** What somebody has answered, by game. */
  async ofPerson(person: string, pay: Pay): Promise<ReadonlyMap<string, GivenAnswers>> {
    const { rows } = await sql<{ game: string; table: string; answers: number; deeds: number }>`
      select tables.game, tables.id as "table", own.answers,
        (select max(number) + 1 from deeds where table_id = tables.id) as deeds
      from (select table_id, count(*)::int as answers from deeds where person = ${person} and kind = 'answer'
        group by table_id) own join tables on tables.id = own.table_id`.execute(this.db);
    const known = ({ table, answers }: { readonly table: string; readonly answers: number }) => {
      const thought = this.#ofPeople.get(`${person}/${table}`);
      return thought?.answers === answers ? thought : undefined;
    };
    const fresh = rows.filter((row) => !known(row));
    if (fresh.length > 0) pay(costOfReckoning(fresh.reduce((sum, { deeds }) => sum + deeds, 0)));
    const byGame = new Map<string, GivenAnswers>();
    for (const row of rows) {
      const { answers, seconds } = known(row) ?? (await this.#thoughtAt(row.table, person)); // one table after the other: others ask, too
      const sum = byGame.get(row.game) ?? { answers: 0, seconds: 0 };
      byGame.set(row.game, { answers: sum.answers + answers, seconds: sum.seconds + seconds });
    }
    return byGame;
  }

  async #thoughtAt(table: string, person: string): Promise<GivenAnswers> {
    const { rows } =
      await sql<GivenAnswers>`select count(*)::int as answers, coalesce(sum(seconds), 0)::float8 as seconds
      from (${timed(table)}) timed where person = ${person} and kind = 'answer'`.execute(this.db);
    remember(this.#ofPeople, `${person}/${table}`, rows[0]!);
    return rows[0]!;
  }

  async #timesAt(table: string): Promise<Times> {
    const { rows } = await sql<TimesRow>`
      with timed as (${timed(table)})
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

/** The deeds of a table, each with the seconds since the one before. */
function timed(table: string) {
  return sql`select deeds.seat, deeds.kind, deeds.person,
      extract(epoch from deeds.done - coalesce(lag(deeds.done) over (order by deeds.number), tables.begun, tables.created))::float8
        as seconds
    from deeds join tables on tables.id = deeds.table_id
    where deeds.table_id = ${table} and deeds.kind <> 'contribution'`;
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

/** The oldest is forgotten. */
function remember<T>(among: Map<string, T>, key: string, value: T): void {
  among.delete(key);
  among.set(key, value);
  const [oldest] = among.keys();
  if (among.size > remembered && oldest !== undefined) among.delete(oldest);
}
