import {
  type GivenAnswer,
  KeyedMutex,
  LiveTable,
  mayWatch,
  type PlayedTables,
  Reasons,
  redo,
  type Standing,
  tell,
  type UndoEntry,
  type Watcher,
  Watchers,
} from "@tavolata/table";
import type { Kysely } from "kysely";
import type { Games } from "../games.js";
import { Refuse } from "../refuse.js";
import type { Ledger } from "../storage/ledger.js";
import type { Database } from "../storage/schema.js";
import { notBegun } from "../tables/gathering.js";
import { notFound, type TableRecord, type TableRecords } from "../tables/records.js";
import { openMatch, storedMatch } from "./opening.js";
import { hadBefore } from "./own-ids.js";
import type { Recalls } from "./recalls.js";
import { storeRewind } from "./rewinding.js";
import { logSince } from "./stored-log.js";
import { Undoing } from "./undoing.js";
import { notYours, watchFrom } from "./watching.js";
import { WholeMatches } from "./whole-matches.js";

export interface LiveTablesSetup {
  readonly db: Kysely<Database>;
  readonly games: Games;
  readonly records: TableRecords;
  readonly ledger: Ledger;
  /** How many tables are kept in memory although nobody looks at them. */
  readonly idleTables?: number;
  /** After so many deeds a match is stored whole, so that it opens quickly. */
  readonly snapshotEvery?: number;
  /** Brings back what long matches told long ago. */
  readonly recalls: Recalls;
  /** This process, where others are to be told. */
  readonly speaker?: string;
  onFault(error: unknown): void;
  /** Tells other processes that what is known of a table changed. */
  announce?(table: string): Promise<void>;
  /** Called for every answer that was stored, with how long it took. */
  onAnswer?(by: "person" | "bot", seconds: number): void;
}

/** How often something is tried that another process came before: by then the table stands still, or somebody else is asked. */
const mostTries = 20;

/**
 * The tables that somebody plays at or looks at, in this process' memory. No process owns a table: what counts is what is
 * stored, and whoever stores first has answered.
 */
export class LiveTables implements PlayedTables {
  readonly #live = new Map<string, LiveTable>();
  /** Who looks at which table. */
  readonly watchers = new Watchers();
  readonly #mutex = new KeyedMutex();
  readonly #undoing: Undoing;
  readonly #whole: WholeMatches;
  readonly #idleTables: number;
  readonly #snapshotEvery: number;
  /** Called whenever a table may wait for bots. */
  onMoved: (live: LiveTable) => void = () => {};

  /** Called for whoever begins to look. */
  onWatched: (table: TableRecord, watcher: Watcher) => Promise<void> = async () => {};

  constructor(private readonly setup: LiveTablesSetup) {
    this.#undoing = new Undoing(setup.db, setup.ledger);
    this.#whole = new WholeMatches(setup.db, setup.onFault);
    this.#idleTables = setup.idleTables ?? 200;
    this.#snapshotEvery = setup.snapshotEvery ?? 100;
  }

  get recalls(): Recalls {
    return this.setup.recalls;
  }

  isInMemory(id: string): boolean {
    return this.#live.has(id);
  }

  get inMemory(): number {
    return this.#live.size;
  }

  /** Works on a table while nobody else in this process does. */
  with<T>(id: string, work: (live: LiveTable) => Promise<T> | T): Promise<T> {
    return this.#mutex.take(id, async () => work(await this.#get(id)));
  }

  /** The same with what is known of a table but its match, which may not have begun. */
  withRecord<T>(id: string, work: (record: TableRecord) => Promise<T> | T): Promise<T> {
    return this.#mutex.take(id, async () => {
      const there = this.#inMemory(id) ?? (await this.#open(id));
      return work(there instanceof LiveTable ? there.record : there);
    });
  }

  /** Takes an answer: once this returns it is stored, and everybody who looks on is told. */
  answer(id: string, answer: GivenAnswer): Promise<{ readonly again: boolean }> {
    const arrived = performance.now();
    return this.with(id, async () => {
      for (let tries = 0; tries < mostTries; tries++) {
        const live = await this.#get(id);
        const before = answer.reason && live.gameModule.openReason && Reasons.counts(live.match);
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
      throw new Refuse("unavailable", "Others do too much at this table: nothing was changed. Try again in a moment.");
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
    live.isStale = true;
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
    live.isStale = false;
    return after;
  }

  /** Takes back, does again or votes about it, as `Undoing` says. */
  undo(
    id: string,
    wish: UndoEntry,
    pay: (answers: number) => void = () => {},
  ): Promise<"done" | "had-before" | "voting"> {
    return this.with(id, async (live) => {
      const done = await this.#undoing.see(live, wish, pay);
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

  /** Takes a table into memory, if its match has begun. */
  open(id: string): Promise<void> {
    return this.withRecord(id, () => {});
  }

  /**
   * Looks at a table. One that gathers has no standing yet: it is told when the match begins.
   * @param pay is to be paid first by who must be told a long match from its beginning; refuses whoever can't
   */
  async watch(id: string, watcher: Watcher, pay: (work: number) => void): Promise<void> {
    if (await this.#watchGathering(id, watcher)) return;
    await watchFrom(this, id, watcher, pay, async (live) => {
      this.watchers.add(id, watcher);
      this.watchers.tellOne(live, watcher);
      this.onMoved(live);
      await this.onWatched(live.record, watcher);
    });
  }

  /** Whether the table gathers, and is looked at. */
  #watchGathering(id: string, watcher: Watcher): Promise<boolean> {
    return this.withRecord(id, async (record) => {
      if (!record.gathering) return false;
      if (!mayWatch(record, watcher.person, watcher.as, watcher.link !== undefined)) throw notYours(watcher.as);
      this.watchers.add(id, watcher);
      watcher.send({ type: "table", table: tell(record, watcher.person) });
      await this.onWatched(record, watcher);
      return true;
    });
  }

  /** After a change of seats or links, or a beginning: who may no longer look is sent away, the others are told how things are. */
  seatsChanged(id: string): Promise<void> {
    return this.#mutex.take(id, async () => {
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
    if (!this.#live.has(id) && !this.#mutex.isBusy(id)) return;
    await this.#mutex.take(id, async () => {
      const live = this.#live.get(id);
      if (!live) return;
      if (!this.watchers.has(id)) return this.#forget(live);
      if (live.isStale) {
        await this.#get(id);
        return;
      }
      live.isStale = true;
      const deeds = await logSince(this.setup.db, id, live.number);
      if (deeds.some(({ kind }) => kind === "rewind")) {
        await this.#get(id);
        return;
      }
      for (const deed of deeds) {
        redo(live.match, deed);
        live.did([deed]);
        this.watchers.noteLine(live, deed.kind);
      }
      live.isStale = false;
      if (deeds.length === 0) return;
      live.moved(live.standing());
      this.watchers.tellAll(live);
      live.forgetOld();
    });
  }

  /** Everything that is in memory may be old: the line to the other processes was broken. */
  async invalidateAll(): Promise<void> {
    const ids = [...new Set([...this.#live.keys(), ...this.watchers.tables])];
    await Promise.all(ids.flatMap((id) => [this.heard(id), this.seatsChanged(id)]));
  }

  /** Asks the storage for all that opening a table takes, whether or not there is such a table: so its statements have run once. */
  async lookFor(id: string): Promise<void> {
    await this.setup.records.find(id);
    await storedMatch(this.setup.db, id);
  }

  /** Keeps every match whole as it stands, as many as there is time for: whoever opens it next may have other rules. */
  keepAll(patience = 1_000): Promise<void> {
    return this.#whole.keepAll([...this.#live.values()], patience);
  }

  /** Waits until everything that was begun is done. */
  async done(): Promise<void> {
    await this.#mutex.allDone();
    await this.#whole.done();
  }

  async #get(id: string): Promise<LiveTable> {
    const there = this.#inMemory(id) ?? (await this.#open(id));
    if (there instanceof LiveTable) return there;
    throw notBegun();
  }

  #inMemory(id: string): LiveTable | undefined {
    const known = this.#live.get(id);
    if (!known || known.isStale) return undefined;
    this.#live.delete(id); // to the end of the row: the longest unused come first
    this.#live.set(id, known);
    return known;
  }

  /** The table with its match, from the storage; of one that gathers only what is known of it. */
  async #open(id: string): Promise<LiveTable | TableRecord> {
    const known = this.#live.get(id);
    for (let tries = 0; tries < mostTries; tries++) {
      const there = await this.#tryToOpen(id);
      if (!there) continue; // from what is stored now, whoever stored it
      if (!(there instanceof LiveTable)) return there;
      this.#live.delete(id);
      this.#live.set(id, there);
      if (!known) this.watchers.tellTable(there); // who has looked on while it gathered
      this.watchers.tellAll(there); // who looks on while it is opened anew hasn't heard of what came in between
      this.#keepSnapshot(there);
      this.#dropIdle();
      return there;
    }
    throw new Refuse(
      "broken-match",
      "This match can't be brought to a moment from which it goes on: it stays as it is.",
    );
  }

  /** Opens a table from what is stored; nothing where that had to be changed first. */
  async #tryToOpen(id: string): Promise<LiveTable | TableRecord | undefined> {
    const record = await this.setup.records.find(id);
    if (!record) throw notFound();
    if (record.gathering) return record;
    const gameModule = this.setup.games.of(record.game);
    const opened = await openMatch(this.setup, gameModule.ruleset, record);
    if (!opened) return undefined;
    const live = new LiveTable(record, gameModule, opened, this.setup.games.secretTextsOf(record.game, record.options));
    if (!opened.lost) return live;
    await storeRewind(this.setup.db, { id, speaker: this.setup.speaker }, opened, live.standing());
    return undefined;
  }

  #hadBefore({ id }: LiveTable, { seat, number, picks, sent, person }: GivenAnswer): Promise<boolean> {
    if (sent === null || person === null) return Promise.resolve(false);
    const answer = { kind: "answer", seat, answer: { number, picks } } as const;
    return hadBefore(this.setup.db, id, { id: sent, person }, answer);
  }

  #keepSnapshot(live: LiveTable): void {
    if (live.number - live.snapshot >= this.#snapshotEvery) this.#whole.keep(live);
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
      if (this.watchers.has(id) || this.#mutex.isBusy(id)) continue;
      this.#whole.keep(this.#live.get(id)!);
      this.#live.delete(id);
      idle -= 1;
    }
  }
}
