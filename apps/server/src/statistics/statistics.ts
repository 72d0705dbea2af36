import type { PersonStatistics, TableStatistics } from "@tavolata/client/protocol";
import { audience, everything, type Onlooker } from "@tavolata/kernel";
import { countedEvents, type LiveTable } from "@tavolata/table";
import { type Kysely, sql } from "kysely";
import { costOfReplay } from "../limits/cost.js";
import type { LiveTables } from "../play/live-tables.js";
import { Refuse } from "../refuse.js";
import type { Database } from "../storage/schema.js";
import { type Pay, ThinkingTimes } from "./thinking-times.js";

/** How many tables' statistics are kept, so that a long match needn't be played again for everybody who asks. */
const kept = 100;

/** How matches went: made from what was told to whoever asks, and from when answers were stored. */
export class Statistics {
  /** By table and onlooker, as of so many deeds. */
  readonly #known = new Map<string, { readonly number: number; readonly tallied: ReturnType<typeof countedEvents> }>();

  readonly #times: ThinkingTimes;

  constructor(
    private readonly db: Kysely<Database>,
    private readonly tables: LiveTables,
  ) {
    this.#times = new ThinkingTimes(db);
  }

  /** For somebody who may know the table. */
  async ofTable(person: string | undefined, id: string, pay: Pay): Promise<TableStatistics> {
    const { answers, deeds, seen, counted } = await this.tables.recalls.atHand<Counted>({
      asker: { person, table: id },
      with: (work) => this.tables.with(id, work),
      lacks: (live) => {
        const as = onlookerOf(live, person);
        return !this.#isKnown(live, as) && live.chronicle.mustRecall(as, 0);
      },
      pay: (answers) => pay(costOfReplay(answers)),
      does: (live) => {
        const as = onlookerOf(live, person);
        return { answers: live.match.at, deeds: live.number, seen: as, counted: this.#tallied(live, as) };
      },
    });
    return { answers, seen, ...(await this.#times.atTable(id, deeds, pay)), ...counted };
  }

  /** The tables of this person, without those that came from a file. */
  async ofPerson(person: string, pay: Pay): Promise<PersonStatistics> {
    const played = await sql<{ game: string; tables: string; over: string; won: string }>`
      select tables.game, count(distinct tables.id) as tables,
        count(distinct tables.id) filter (where tables.outcome is not null) as over,
        count(distinct tables.id) filter (where tables.outcome -> 'winners' ? seats.seat) as won
      from seats join tables on tables.id = seats.table_id
      where seats.person = ${person} and tables.begun is not null and not tables.imported group by tables.game`.execute(
      this.db,
    );
    const answered = await this.#times.ofPerson(person, pay);
    const names = new Set([...played.rows.map(({ game }) => game), ...answered.keys()]);
    return {
      games: [...names].sort().map((game) => {
        const at = played.rows.find((row) => row.game === game);
        const by = answered.get(game);
        return {
          game,
          tables: Number(at?.tables ?? 0),
          over: Number(at?.over ?? 0),
          won: Number(at?.won ?? 0),
          answers: by?.answers ?? 0,
          thinking: Math.max(0, by?.seconds ?? 0),
        };
      }),
    };
  }

  #isKnown(live: LiveTable, as: Onlooker): boolean {
    return this.#known.get(`${live.id}/${as}`)?.number === live.number;
  }

  #tallied(live: LiveTable, as: Onlooker): ReturnType<typeof countedEvents> {
    const key = `${live.id}/${as}`;
    const known = this.#known.get(key);
    if (known?.number === live.number) return known.tallied;
    const fresh = countedEvents(live.told(as), live.gameModule.eventCounts, live.match);
    this.#known.delete(key);
    this.#known.set(key, { number: live.number, tallied: fresh });
    if (this.#known.size > kept) this.#known.delete(this.#known.keys().next().value!);
    return fresh;
  }
}

interface Counted extends Pick<TableStatistics, "answers" | "seen"> {
  readonly deeds: number;
  readonly counted: ReturnType<typeof countedEvents>;
}

/** Through whose eyes somebody may look: everybody through the table's own when the match is over, otherwise from a seat of one's own. */
function onlookerOf(live: LiveTable, person: string | undefined): Onlooker {
  if (live.match.outcome) return everything;
  const [seat] = person === undefined ? [] : live.record.seating.seatsOf(person);
  const as = seat ?? audience;
  if (!live.mayWatch(person, as, false)) throw new Refuse("not-yours", "You may not look at this table.");
  return as;
}
