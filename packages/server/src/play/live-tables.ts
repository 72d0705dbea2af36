import {
  type GivenAnswer,
  LiveTable,
  mayWatch,
  type PlayedTables,
  Reasons,
  redo,
  type Standing,
  Turns,
  tell,
  type UndoDeed,
  type Watcher,
  Watchers,
} from "@tavolata/table";
import { type Kysely, sql } from "kysely";
import type { Games } from "../games.js";
import { Refuse } from "../refuse.js";
import type { Ledger } from "../storage/ledger.js";
import type { Database } from "../storage/schema.js";
import { notBegun } from "../tables/gathering.js";
import { notFound, type TableRecord, type TableRecords } from "../tables/records.js";
import { deedsSince, openMatch, storedMatch } from "./opening.js";
import { storeRewind } from "./rewinding.js";
import { Undoing } from "./undoing.js";

export interface LiveTablesSetup {
  readonly db: Kysely<Database>;
  readonly games: Games;
  readonly records: TableRecords;
  readonly ledger: Ledger;
  /** How many tables are kept in memory although nobody looks at them. */
  readonly idleTables?: number;
  /** After so many deeds a match is stored whole, so that it opens quickly. */
  readonly snapshotEvery?: number;
  /** This process, where others are to be told. */
  readonly speaker?: string;
  onFault(error: unknown): void;
  /** Tells other processes that what is known of a table changed. */
  announce?(table: string): Promise<void>;
  /** Called for every answer that was stored, with how long it took. */
  onAnswer?(by: "person" | "bot", seconds: number): void;
}

/**
 * The tables that somebody plays at or looks at, in this process' memory. No process owns a table: what counts is what is
 * stored, and whoever stores first has answered.
 */
export class LiveTables implements PlayedTables {
  readonly #live = new Map<string, LiveTable>();
  /** Who looks at which table. */
  readonly watchers = new Watchers();
  readonly #turns = new Turns();
  readonly #undoing: Undoing;
  readonly #idleTables: number;
  readonly #snapshotEvery: number;
  /** Called whenever a table may wait for bots. */
  onMoved: (live: LiveTable) => void = () => {};

  /** Called for whoever begins to look. */
  onWatched: (table: TableRecord, watcher: Watcher) => Promise<void> = async () => {};

  constructor(private readonly setup: LiveTablesSetup) {
    this.#undoing = new Undoing(setup.db, setup.ledger);
    this.#idleTables = setup.idleTables ?? 200;
    this.#snapshotEvery = setup.snapshotEvery ?? 100;
  }

  get inMemory(): number {
    return this.#live.size;
  }

  /** Works on a table while nobody else in this process does. */
  with<T>(id: string, work: (live: LiveTable) => Promise<T> | T): Promise<T> {
    return this.#turns.take(id, async () => work(await this.#get(id)));
  }

  /** The same with what is known of a table but its match, which may not have begun. */
  withRecord<T>(id: string, work: (record: TableRecord) => Promise<T> | T): Promise<T> {
    return this.#turns.take(id, async () => {
      const there = this.#inMemory(id) ?? (await this.#open(id));
      return work(there instanceof LiveTable ? there.record : there);
    });
  }

  /** Takes an answer: once this returns it is stored, and everybody who looks on is told. */
  answer(id: string, answer: GivenAnswer): Promise<{ readonly again: boolean }> {
    const arrived = performance.now();
    return this.with(id, async () => {
      for (;;) {
        const live = await this.#get(id);
        const before = answer.reason && live.works.openReason && Reasons.counts(live.match);
        const after = await this.#tryAnswer(live, answer);
        if (after === "had-before") return { again: true };
        if (after === "too-late") continue; // another deed came first: look again
        live.did([{ kind: "answer", seat: answer.seat, picks: answer.picks, back_to: null }]);
        live.moved(after);
        if (before) live.reasons.add(live.match, answer.seat, answer.reason!, before);
        this.setup.onAnswer?.(answer.person === null ? "bot" : "person", (performance.now() - arrived) / 1000);
        this.watchers.tellAll(live);
        live.forgetOld();
        this.#keepSnapshot(live);
        this.onMoved(live);
        return { again: false };
      }
    });
  }

  /** Gives the answer to the match in memory and stores it. Whatever isn't stored is forgotten. */
  async #tryAnswer(live: LiveTable, answer: GivenAnswer): Promise<Standing | "had-before" | "too-late"> {
    const { seat, number, key, picks, sent, person } = answer;
    try {
      if (person !== null) live.checkMayAnswer(person, seat, number);
      else if (!live.mayBotAnswer(seat)) throw new Refuse("not-yours", `No bot is to answer as "${seat}" (any more).`);
      live.match.answer({ seat, number, picks, ...(key === undefined ? {} : { key }) });
    } catch (error) {
      if (await this.#hadBefore(live, answer)) return "had-before";
      throw error;
    }
    live.isSpoilt = true;
    const after = live.standing();
    const deed = {
      table: live.id,
      number: live.number,
      kind: "answer",
      seat,
      picks,
      key,
      sent,
      person,
      after,
    } as const;
    const isStored = await this.setup.ledger.append({ ...deed, backTo: null, decision: number, key: key ?? null });
    if (!isStored) return (await this.#hadBefore(live, answer)) ? "had-before" : "too-late";
    live.isSpoilt = false;
    return after;
  }

  /** Takes back, does again or votes about it, as `Undoing` says. */
  undo(id: string, wish: UndoDeed): Promise<"done" | "had-before" | "voting"> {
    return this.with(id, async (live) => {
      const done = await this.#undoing.see(live, wish);
      if (done === "voting" || done === "had-before") {
        this.watchers.tellTable(live);
        if (done === "voting") await this.setup.announce?.(id);
        return done;
      }
      live.did([done.deed]);
      this.watchers.noteLine(live, done.deed.kind);
      live.moved(done.after);
      this.watchers.tellAll(live);
      this.watchers.tellTable(live);
      this.onMoved(live);
      return "done";
    });
  }

  /** Looks at a table. One that gathers has no standing yet: it is told when the match begins. */
  watch(id: string, watcher: Watcher): Promise<void> {
    return this.#turns.take(id, async () => {
      const there = this.#inMemory(id) ?? (await this.#open(id));
      const live = there instanceof LiveTable ? there : undefined;
      const record = live?.record ?? (there as TableRecord);
      if (!mayWatch(record, watcher.person, watcher.as, watcher.link !== undefined)) throw notYours(watcher.as);
      this.watchers.add(id, watcher);
      watcher.send({ type: "table", table: tell(record, watcher.person) });
      if (live) {
        this.watchers.tellOne(live, watcher);
        this.onMoved(live);
      }
      await this.onWatched(record, watcher);
    });
  }

  /** After a change of seats or links, or a beginning: who may no longer look is sent away, the others are told how things are. */
  seatsChanged(id: string): Promise<void> {
    return this.#turns.take(id, async () => {
      const live = this.#live.get(id);
      if (!live && !this.watchers.has(id)) return;
      const record = await this.setup.records.find(id);
      if (!record) {
        for (const watcher of this.watchers.of(id)) this.watchers.sendAway(id, watcher, notFound());
        this.#live.delete(id);
        return;
      }
      if (live) live.record = record;
      const hasBegun = !live && !record.gathering;
      const links = await this.#liveLinks(id);
      for (const watcher of this.watchers.of(id)) {
        const hasLink = watcher.link !== undefined && links.has(watcher.link);
        if (!mayWatch(record, watcher.person, watcher.as, hasLink)) {
          this.watchers.sendAway(id, watcher, notYours(watcher.as));
        } else if (!hasBegun) {
          watcher.send({ type: "table", table: tell(record, watcher.person) });
          if (live) this.watchers.tellOne(live, watcher);
        }
      }
      if (live) this.onMoved(live);
      else if (hasBegun && this.watchers.has(id)) this.onMoved(await this.#get(id)); // which tells everybody where it stands
    });
  }

  /** Another process stored something: whoever looks on here is told. */
  async heard(id: string): Promise<void> {
    if (!this.#live.has(id) && !this.#turns.isBusy(id)) return;
    await this.#turns.take(id, async () => {
      const live = this.#live.get(id);
      if (!live) return;
      if (!this.watchers.has(id)) return this.#forget(live);
      if (live.isSpoilt) {
        await this.#get(id);
        return;
      }
      const deeds = await deedsSince(this.setup.db, id, live.number);
      if (deeds.length === 0) return;
      live.isSpoilt = true;
      if (deeds.some(({ kind }) => kind === "rewind")) {
        await this.#get(id);
        return;
      }
      for (const deed of deeds) {
        redo(live.match, deed);
        live.did([deed]);
        this.watchers.noteLine(live, deed.kind);
      }
      live.isSpoilt = false;
      live.moved(live.standing());
      this.watchers.tellAll(live);
      live.forgetOld();
    });
  }

  /** Everything that is in memory may be old: the line to the other processes was broken. */
  async mistrustAll(): Promise<void> {
    const ids = [...new Set([...this.#live.keys(), ...this.watchers.tables])];
    await Promise.all(ids.flatMap((id) => [this.heard(id), this.seatsChanged(id)]));
  }

  /** Asks the storage for all that opening a table takes, whether or not there is such a table: so its statements have run once. */
  async lookFor(id: string): Promise<void> {
    await this.setup.records.find(id);
    await storedMatch(this.setup.db, id);
  }

  /** Waits until everything that was begun is done. */
  done(): Promise<void> {
    return this.#turns.allDone();
  }

  async #get(id: string): Promise<LiveTable> {
    const there = this.#inMemory(id) ?? (await this.#open(id));
    if (there instanceof LiveTable) return there;
    throw notBegun();
  }

  #inMemory(id: string): LiveTable | undefined {
    const known = this.#live.get(id);
    if (!known || known.isSpoilt) return undefined;
    this.#live.delete(id); // to the end of the row: the longest unused come first
    this.#live.set(id, known);
    return known;
  }

  /** The table with its match, from the storage; of one that gathers only what is known of it. */
  async #open(id: string): Promise<LiveTable | TableRecord> {
    const known = this.#live.get(id);
    const record = await this.setup.records.find(id);
    if (!record) throw notFound();
    if (record.gathering) return record;
    const works = this.setup.games.of(record.game);
    const opened = await openMatch(this.setup.db, works.ruleset, record);
    const live = new LiveTable(record, works, opened, this.setup.games.secretTextsOf(record.game, record.options));
    if (opened.lost) {
      await storeRewind(this.setup.db, { id, speaker: this.setup.speaker }, opened, live.standing());
      return this.#get(id); // from what is stored now, whoever stored it
    }
    this.#live.delete(id);
    this.#live.set(id, live);
    if (!known) this.watchers.tellTable(live); // who has looked on while it gathered
    this.watchers.tellAll(live); // who looks on while it is opened anew hasn't heard of what came in between
    this.#dropIdle();
    return live;
  }

  async #hadBefore({ id }: LiveTable, { sent, person }: GivenAnswer): Promise<boolean> {
    if (sent === null) return false;
    const had = await this.setup.db
      .selectFrom("deeds")
      .select("person")
      .where("table_id", "=", id)
      .where("sent", "=", sent)
      .executeTakeFirst();
    return had !== undefined && had.person === person;
  }

  /** Not waited for: a snapshot only saves time. */
  #keepSnapshot(live: LiveTable): void {
    // What was taken back could not be done again from a snapshot that is made in between.
    if (live.number - live.snapshot < this.#snapshotEvery || live.match.canRedo) return;
    live.snapshot = live.number;
    const { id, number } = live;
    sql`insert into snapshots (table_id, number, save) values (${id}, ${number}, ${JSON.stringify(live.match.save())}::jsonb)
      on conflict (table_id) do update set number = excluded.number, save = excluded.save
      where snapshots.number < excluded.number`
      .execute(this.setup.db)
      .catch(this.setup.onFault);
  }

  async #liveLinks(id: string): Promise<ReadonlySet<string>> {
    const links = await this.setup.db.selectFrom("links").select("id").where("table_id", "=", id).execute();
    return new Set(links.map((link) => link.id));
  }

  #forget(live: LiveTable): void {
    this.#live.delete(live.id);
  }

  #dropIdle(): void {
    let idle = this.#live.size - this.watchers.size - this.#idleTables;
    for (const id of this.#live.keys()) {
      if (idle <= 0) return;
      if (this.watchers.has(id) || this.#turns.isBusy(id)) continue;
      this.#live.delete(id);
      idle -= 1;
    }
  }
}

function notYours(as: string): Refuse {
  return new Refuse("not-yours", `You may not look at this table as "${as}".`);
}
