import { everything, type Onlooker } from "@tavolata/kernel";
import { LiveTable, redo, type StoredDeed, Turns, takeUp, tell, type Watcher, Watchers } from "@tavolata/table";
import { type Kysely, sql } from "kysely";
import type { Games } from "../games.js";
import { Refuse } from "../refuse.js";
import type { Database } from "../storage/schema.js";
import { notFound, type TableRecord, type TableRecords } from "../tables/records.js";

/** How often it is looked for what may be told by now, in milliseconds. */
const lookEvery = 1_000;

/** A link that leads to commentary. */
export interface CommentaryLink {
  readonly id: string;
  readonly table: string;
  /** How long ago it must be that something was done, in seconds. */
  readonly delay: number;
}

/** A table as it was some time ago, with all that is hidden. Nothing is done there, so whoever may come may look. */
class PastTable extends LiveTable {
  /** Its last answers no longer fit the rules: until its players are back, what else was done doesn't follow either. */
  isCut = false;

  override mayWatch(_person: string | undefined, as: Onlooker): boolean {
    return as === everything;
  }

  /** What was done up to then, and nothing of what was done since, but who sits there now. */
  knows(record: TableRecord): void {
    const { answers, waiting, outcome } = this.standing();
    this.record = { ...record, openOptions: record.ownersOptions, answers, waiting, outcome, vote: null, notice: null };
  }
}

/** Where those sit who come by one link. */
interface Booth {
  readonly link: CommentaryLink;
  readonly watchers: Watchers;
  past: PastTable;
}

interface PastDeed extends StoredDeed {
  readonly number: number;
}

/**
 * Commentary: those who come by such a link see everything, through the eyes of the table itself, as it was some time ago. The
 * match is played once more for them, behind the true one, by what was stored long enough ago.
 */
export class Commentary {
  readonly #booths = new Map<string, Booth>();
  readonly #turns = new Turns();
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly setup: {
      readonly db: Kysely<Database>;
      readonly games: Games;
      readonly records: TableRecords;
      onFault(error: unknown): void;
    },
  ) {}

  watch(link: CommentaryLink, watcher: Watcher): Promise<void> {
    return this.#turns.take(link.id, async () => {
      const record = await this.#record(link);
      checkMayComment(record, watcher.person);
      let booth = this.#booths.get(link.id);
      if (booth) await this.#goOn(booth, record);
      else booth = { link, watchers: new Watchers(), past: await this.#open(link, record) };
      this.#booths.set(link.id, booth);
      booth.watchers.add(link.table, watcher);
      watcher.send({ type: "table", table: tell(booth.past.record, watcher.person) });
      booth.watchers.tellOne(booth.past, watcher);
      this.#timer ??= setInterval(() => this.#look(), lookEvery).unref();
    });
  }

  /** The table as it was then; nothing while nobody watches by this link. */
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
      await this.#turns.take(booth.link.id, () => this.#check(booth));
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#turns.allDone();
  }

  #look(): void {
    for (const booth of this.#booths.values()) {
      if (this.#turns.isBusy(booth.link.id)) continue;
      this.#turns.take(booth.link.id, () => this.#goOn(booth)).catch(this.setup.onFault);
    }
    if (this.#booths.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  async #check(booth: Booth): Promise<void> {
    const { link, watchers, past } = booth;
    const known = await this.setup.db.selectFrom("links").select("id").where("id", "=", link.id).executeTakeFirst();
    const record = known && (await this.setup.records.find(link.table));
    if (record) past.knows(record);
    for (const watcher of watchers.of(link.table)) {
      try {
        if (!record) throw notFound();
        checkMayComment(record, watcher.person);
        watcher.send({ type: "table", table: tell(past.record, watcher.person) });
      } catch (error) {
        if (!(error instanceof Refuse)) throw error;
        watchers.sendAway(link.table, watcher, error);
      }
    }
    this.#closeIfEmpty(booth);
  }

  /** Plays on by what may be told by now. */
  async #goOn(booth: Booth, known?: TableRecord): Promise<void> {
    const { link, watchers } = booth;
    const deeds = await this.#deeds(link, booth.past.number);
    if (deeds.length === 0) return;
    const record = known ?? (await this.#record(link));
    if (booth.past.isCut || deeds.some(({ kind }) => kind === "rewind")) {
      booth.past = await this.#open(link, record);
    } else {
      for (const deed of deeds) {
        redo(booth.past.match, deed);
        booth.past.did([deed]);
        watchers.noteLine(booth.past, deed.kind);
      }
      booth.past.knows(record);
    }
    watchers.tellAll(booth.past);
    watchers.tellTable(booth.past);
  }

  /** The match as it was: from its newest snapshot if that is old enough, otherwise from its beginning. */
  async #open(link: CommentaryLink, record: TableRecord): Promise<PastTable> {
    const { db, games } = this.setup;
    const works = games.of(record.game);
    const snapshot = await db
      .selectFrom("snapshots")
      .select(["number", "save"])
      .where("table_id", "=", link.table)
      .executeTakeFirst();
    const deeds = await this.#deeds(link, 0);
    const number = deeds.length;
    const isOld = snapshot !== undefined && snapshot.number <= number;
    const from = isOld ? snapshot.number : 0;
    try {
      const start = isOld ? snapshot : { begun: record };
      const { match, isCut } = takeUp(works.ruleset, start, deeds.slice(from), record.outcome);
      const line = 1 + deeds.findLastIndex(({ back_to }) => back_to !== null);
      const opened = { match, number, snapshot: from, line };
      const past = new PastTable(record, works, opened, games.secretTextsOf(record.game, record.options));
      past.isCut = isCut;
      past.knows(record);
      return past;
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new Refuse("broken-match", `This match can't be played again as it was then: ${why}`);
    }
  }

  /** What was done long enough ago, from a number on. */
  async #deeds({ table, delay }: CommentaryLink, from: number): Promise<readonly PastDeed[]> {
    const { rows } = await sql<PastDeed>`select number, kind, seat, picks, back_to from deeds
      where table_id = ${table} and number >= ${from} and done <= now() - ${delay} * interval '1 second'
      order by number`.execute(this.setup.db);
    return rows;
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

/** Who sits at the table, or did, gets to know nobody else's hand while the match runs. */
function checkMayComment({ outcome, seating }: TableRecord, person: string | undefined): void {
  if (outcome || person === undefined) return;
  const { sitters } = seating;
  if (sitters.some((one) => one.person?.id === person || one.lastPerson === person)) {
    throw new Refuse("not-yours", "You sit at this table, or did: you see everything when the match is over.");
  }
}
