import type { Watching } from "@tavolata/client/protocol";
import { KeyedMutex, type LiveTable, type LogEntry, tell, type Watcher, Watchers } from "@tavolata/table";
import { type Kysely, sql } from "kysely";
import type { Games } from "../games.js";
import { tooBusy } from "../limits/rush.js";
import { Refuse } from "../refuse.js";
import type { Database } from "../storage/schema.js";
import { readSnapshot } from "../storage/snapshots.js";
import { Commentators, playsHere } from "../tables/commentators.js";
import { notFound, type TableRecord, type TableRecords } from "../tables/records.js";
import { brokenMatch } from "./opening.js";
import { beforeAll, openPast, type PastTable } from "./past-table.js";
import type { Recalls } from "./recalls.js";
import { type NumberedLogEntry, withoutHole } from "./stored-log.js";
import { tellFrom } from "./watching.js";

/** How often it is looked for what may be told by now, in milliseconds. */
const lookEvery = 1_000;

/** How many matches one person comments on at once, in a process, and how many booths there are there in all: each has a match of its own. */
export const mostCommented = 12;
const mostBooths = 400;

/** When the match began; nothing while its table gathers people. */
const began = sql.ref("tables.begun");

/** A link that leads to commentary. */
export interface CommentaryLink {
  readonly id: string;
  readonly table: string;
  /** How long ago it must be that something was done, in seconds. */
  readonly delay: number;
}

/** Where those sit who come by one link. */
interface Booth {
  readonly link: CommentaryLink;
  readonly watchers: Watchers;
  /** Whose link it is. */
  readonly person: string;
  /** Those to whom everything may be told: they were noted as having seen it. */
  readonly seeing: Set<string>;
  /** Nothing as long as nothing may be told, not even what was laid out at the beginning. */
  past: PastTable | undefined;
}

/**
 * Commentary: those who come by such a link see everything, through the eyes of the table itself, as it was some time ago. The
 * match is played once more for them, behind the true one, by what was stored long enough ago.
 */
export class Commentary {
  readonly #booths = new Map<string, Booth>();
  readonly #mutex = new KeyedMutex();
  readonly #commentators: Commentators;
  #timer: ReturnType<typeof setInterval> | undefined;
  /** A look that is under way: no other is begun meanwhile. */
  #looking: Promise<void> | undefined;

  constructor(
    private readonly setup: {
      readonly db: Kysely<Database>;
      readonly games: Games;
      readonly records: TableRecords;
      /** Brings back what long matches told long ago. */
      readonly recalls: Recalls;
      onFault(error: unknown): void;
      /** Somebody came by a link for the first time, or gets to know what the seats know: everybody at the table is to be told. */
      onCame(table: string): Promise<void>;
    },
  ) {
    this.#commentators = new Commentators(setup.db);
  }

  /**
   * Whoever watches is somebody, and the link is theirs from then on. Tells in how many seconds the first is told, where nothing may be yet.
   * @param pay as for any long match
   */
  async watch(link: CommentaryLink, watcher: Watcher, pay: (work: number) => void): Promise<Watching["begins"]> {
    const { person } = watcher;
    if (person === undefined) {
      throw new Refuse("not-signed-in", "Say who you are first: everybody at the table is told who comments.");
    }
    const { isNew, begins } = await this.#mutex.take(link.id, async () => {
      const booth = this.#boothFor(link, person);
      try {
        return await this.#sit(booth, watcher, person, pay);
      } catch (error) {
        this.#closeIfEmpty(booth);
        throw error;
      }
    });
    if (isNew) await this.setup.onCame(link.table).catch(this.setup.onFault);
    return begins;
  }

  async #sit(booth: Booth, watcher: Watcher, person: string, pay: (work: number) => void) {
    const { link, watchers } = booth;
    const isNew = await this.#commentators.come(link, person);
    const record = await this.#record(link);
    await this.#goOn(booth, record);
    const begins = booth.past ? undefined : await this.#wait(link);
    if (booth.past) await this.#letSee(booth, person);
    if (booth.past) await this.#tellFrom(booth, booth.past, watcher, pay);
    else {
      watchers.add(link.table, watcher);
      watcher.send({ type: "table", table: tell(beforeAll(record), person) });
    }
    this.#booths.set(link.id, booth); // somebody else may have left it empty meanwhile
    this.#timer ??= setInterval(() => this.#lookOnce(), lookEvery).unref();
    return { isNew, begins };
  }

  /** The booth of a link; refuses one more where somebody, or the process, has enough of them. */
  #boothFor(link: CommentaryLink, person: string): Booth {
    const known = this.#booths.get(link.id);
    if (known) return known;
    const booths = [...this.#booths.values()];
    if (booths.filter((booth) => booth.person === person).length >= mostCommented)
      throw new Refuse(
        "too-many-requests",
        `One person comments on at most ${mostCommented} matches at once: leave one.`,
      );
    if (booths.length >= mostBooths) throw tooBusy();
    const booth: Booth = { link, person, watchers: new Watchers(), seeing: new Set(), past: undefined };
    this.#booths.set(link.id, booth);
    return booth;
  }

  #tellFrom(booth: Booth, past: PastTable, watcher: Watcher, pay: (work: number) => void): Promise<void> {
    const { link, watchers } = booth;
    const place = {
      table: link.table,
      recalls: this.setup.recalls,
      watchers,
      with: async <T>(work: (live: LiveTable) => Promise<T> | T): Promise<T> => work(past),
    };
    return tellFrom(place, watcher, pay, async () => {
      watchers.add(link.table, watcher);
      watchers.tellOne(past, watcher);
    });
  }

  /** The table as it was then; nothing while nobody watches by this link, or nothing may be told. */
  past({ id }: CommentaryLink): LiveTable | undefined {
    return this.#booths.get(id)?.past;
  }

  remove({ id, table }: CommentaryLink, watcher: Watcher): void {
    const booth = this.#booths.get(id);
    booth?.watchers.remove(table, watcher);
    this.#closeIfEmpty(booth);
  }

  /** Links were revoked, or seats changed: who may no longer look is sent away. */
  async changed(table: string): Promise<void> {
    for (const booth of [...this.#booths.values()].filter(({ link }) => link.table === table)) {
      await this.#mutex.take(booth.link.id, () => this.#check(booth));
    }
  }

  /** Notices of changes may have been missed. */
  async invalidateAll(): Promise<void> {
    await Promise.all(
      [...new Set([...this.#booths.values()].map(({ link }) => link.table))].map((id) => this.changed(id)),
    );
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
    await this.#mutex.allDone();
  }

  #lookOnce(): void {
    this.#looking ??= this.#look()
      .catch(this.setup.onFault)
      .finally(() => {
        this.#looking = undefined;
      });
  }

  /** Goes on wherever something may be told by now that wasn't yet. */
  async #look(): Promise<void> {
    const due = await this.#due();
    for (const booth of this.#booths.values()) {
      if (!due.has(booth.link.id) || this.#mutex.isBusy(booth.link.id)) continue;
      this.#mutex.take(booth.link.id, () => this.#goOn(booth)).catch(this.setup.onFault);
    }
    if (this.#booths.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** The links of all booths of which the next may be told, looked up at once. Of a match that was cut nobody knows. */
  async #due(): Promise<ReadonlySet<string>> {
    const booths = [...this.#booths.values()].map(({ link: { id, table, delay }, past }) => {
      return { id, table_id: table, delay, number: past?.number ?? null, is_cut: past?.isCut ?? false };
    });
    if (booths.length === 0) return new Set();
    const { rows } = await sql<{ id: string }>`select booth.id
      from jsonb_to_recordset(${JSON.stringify(booths)}::jsonb)
        as booth(id text, table_id text, delay int, number int, is_cut boolean)
      join tables on tables.id = booth.table_id
      where is_cut or case when number is null then ${began} <= now() - delay * interval '1 second'
        else exists (select from deeds where deeds.table_id = booth.table_id and deeds.number = booth.number
          and (done <= now() - delay * interval '1 second' or (kind = 'contribution' and back_to = 0))) end`.execute(
      this.setup.db,
    );
    return new Set(rows.map(({ id }) => id));
  }

  async #check(booth: Booth): Promise<void> {
    const { link, watchers, past } = booth;
    const known = await this.setup.db
      .selectFrom("links")
      .select("opened_by")
      .where("id", "=", link.id)
      .executeTakeFirst();
    const record = known && (await this.setup.records.find(link.table));
    if (record) past?.knows(record);
    for (const watcher of watchers.of(link.table)) {
      if (!record || known.opened_by !== watcher.person) watchers.sendAway(link.table, watcher, notFound());
      else if (await this.#commentators.play(link.table, watcher.person)) {
        watchers.sendAway(link.table, watcher, playsHere());
      } else watcher.send({ type: "table", table: tell(past?.record ?? beforeAll(record), watcher.person) });
    }
    this.#closeIfEmpty(booth);
  }

  /** Before everything is told to somebody it is noted, also after the end, which may be taken back; refused to who plays. */
  async #letSee({ link, seeing }: Booth, person: string): Promise<void> {
    if (!seeing.has(person)) {
      const isNew = await this.#commentators.see(link.table, person);
      if (isNew) void this.setup.onCame(link.table).catch(this.setup.onFault); // which waits for the booth, too
    } else if (await this.#commentators.play(link.table, person)) throw playsHere();
    seeing.add(person);
  }

  /** Only those stay who may be told everything now. */
  async #letSeeAll(booth: Booth): Promise<void> {
    const { link, watchers } = booth;
    for (const watcher of watchers.of(link.table)) {
      try {
        await this.#letSee(booth, watcher.person!);
      } catch (error) {
        if (!(error instanceof Refuse)) throw error;
        watchers.sendAway(link.table, watcher, error);
      }
    }
    this.#closeIfEmpty(booth);
  }

  /** Plays on by what may be told by now. */
  async #goOn(booth: Booth, known?: TableRecord): Promise<void> {
    const { link, watchers, past } = booth;
    if (!past) return this.#begin(booth, known);
    const deeds = await this.#deeds(link, past.number);
    if (past.isCut) {
      if (!(await this.#mayBeBack(link, past, deeds))) return past.passOver(deeds);
    } else if (deeds.length === 0) return;
    const record = known ?? (await this.#record(link));
    await this.#letSeeAll(booth);
    const isFitting = !past.isCut && past.follow(deeds, (kind) => watchers.noteLine(past, kind));
    if (isFitting) past.knows(record);
    else booth.past = await this.#open(link, record);
    this.#tell(booth);
  }

  /** Opens the table once its beginning is so long ago that what was laid out may be told. */
  async #begin(booth: Booth, known?: TableRecord): Promise<void> {
    const wait = await this.#wait(booth.link);
    if (wait === null || wait > 0) return;
    const record = known ?? (await this.#record(booth.link));
    await this.#letSeeAll(booth);
    booth.past = await this.#open(booth.link, record);
    this.#tell(booth);
  }

  #tell({ watchers, past }: Booth): void {
    watchers.tellAll(past!);
    watchers.tellTable(past!);
    past!.forgetOld();
  }

  /** In how many seconds the first may be told: what is laid out is as secret as what is done. Nobody knows before the match begins. */
  async #wait({ table, delay }: CommentaryLink): Promise<number | null> {
    const { rows } = await sql<{ wait: number | null }>`select
      ceil(extract(epoch from ${began} - now()) + ${delay}::int)::int as wait
      from tables where id = ${table}`.execute(this.setup.db);
    return rows[0]?.wait ?? null;
  }

  /** Whether a match that was cut may fit again: its players were taken back, too, or it was stored whole later on, long enough ago. */
  async #mayBeBack(link: CommentaryLink, past: PastTable, deeds: readonly LogEntry[]): Promise<boolean> {
    if (deeds.some(({ kind }) => kind === "rewind")) return true;
    const snapshot = await this.setup.db
      .selectFrom("snapshots")
      .select("number")
      .where("table_id", "=", link.table)
      .executeTakeFirst();
    return snapshot !== undefined && snapshot.number > past.snapshot && snapshot.number <= past.number + deeds.length;
  }

  /** The match as it was: from its newest snapshot if that is old enough, otherwise from its beginning. */
  async #open(link: CommentaryLink, record: TableRecord): Promise<PastTable> {
    const { db, games } = this.setup;
    // First what was done, then the snapshot: whatever was stored together with these deeds is there by then.
    const deeds = await this.#deeds(link, 0);
    const snapshot = await readSnapshot(db, link.table);
    const isOld = snapshot !== undefined && snapshot.number <= deeds.length;
    const secretTexts = games.secretTextsOf(record.game, record.options);
    try {
      return await openPast(record, games.of(record.game), deeds, isOld ? snapshot : undefined, secretTexts);
    } catch (error) {
      throw brokenMatch(error);
    }
  }

  /** What was done long enough ago, from a number on; and what was added to the dice before the beginning, which everybody is shown. */
  async #deeds({ table, delay }: CommentaryLink, from: number): Promise<readonly LogEntry[]> {
    const { rows } = await sql<NumberedLogEntry>`select number, kind, seat, picks, back_to from deeds
      where table_id = ${table} and number >= ${from} and number < coalesce((select min(number) from deeds
        where table_id = ${table} and number >= ${from} and done > now() - ${delay} * interval '1 second'
          and not (kind = 'contribution' and back_to = 0)), 2147483647)
      order by number`.execute(this.setup.db);
    return withoutHole(table, rows, from);
  }

  async #record({ table }: CommentaryLink): Promise<TableRecord> {
    const record = await this.setup.records.find(table);
    if (!record) throw notFound();
    return record;
  }

  #closeIfEmpty(booth: Booth | undefined): void {
    if (booth && !booth.watchers.has(booth.link.table)) this.#booths.delete(booth.link.id);
  }
}
