import { type LiveTable, type StoredDeed, Turns, tell, type Watcher, Watchers } from "@tavolata/table";
import { type Kysely, sql } from "kysely";
import type { Games } from "../games.js";
import { Refuse } from "../refuse.js";
import type { Database } from "../storage/schema.js";
import { notBegun } from "../tables/gathering.js";
import { notFound, type TableRecord, type TableRecords } from "../tables/records.js";
import { openPast, type PastTable } from "./past-table.js";

/** How often it is looked for what may be told by now, in milliseconds. */
const lookEvery = 1_000;

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
  past: PastTable;
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
      if (record.gathering) throw notBegun();
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
    const { link, watchers, past } = booth;
    const deeds = await this.#deeds(link, past.number);
    if (past.isCut) {
      if (!(await this.#mayBeBack(booth, deeds))) return past.passOver(deeds);
    } else if (deeds.length === 0) return;
    const record = known ?? (await this.#record(link));
    const isFitting = !past.isCut && past.follow(deeds, (kind) => watchers.noteLine(past, kind));
    if (isFitting) past.knows(record);
    else booth.past = await this.#open(link, record);
    watchers.tellAll(booth.past);
    watchers.tellTable(booth.past);
  }

  /** Whether a match that was cut may fit again: its players were taken back, too, or it was stored whole later on, long enough ago. */
  async #mayBeBack({ link, past }: Booth, deeds: readonly StoredDeed[]): Promise<boolean> {
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
    const snapshot = await db
      .selectFrom("snapshots")
      .select(["number", "save"])
      .where("table_id", "=", link.table)
      .executeTakeFirst();
    const isOld = snapshot !== undefined && snapshot.number <= deeds.length;
    const secretTexts = games.secretTextsOf(record.game, record.options);
    try {
      return openPast(record, games.of(record.game), deeds, isOld ? snapshot : undefined, secretTexts);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new Refuse("broken-match", `This match can't be played again as it was then: ${why}`);
    }
  }

  /** What was done long enough ago, from a number on; and what was added to the dice before the beginning, which everybody is shown. */
  async #deeds({ table, delay }: CommentaryLink, from: number): Promise<readonly StoredDeed[]> {
    const { rows } = await sql<StoredDeed>`select kind, seat, picks, back_to from deeds
      where table_id = ${table} and number >= ${from}
        and (done <= now() - ${delay} * interval '1 second' or (kind = 'contribution' and back_to = 0))
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
