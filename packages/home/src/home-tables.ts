import type { Person } from "@tavolata/client/protocol";
import type { GameModule } from "@tavolata/game";
import { correctionsId, correctionsIn, noticeOf, type Options, SaveRefused } from "@tavolata/kernel";
import {
  type AnyMatch,
  type GivenAnswer,
  KeyedMutex,
  type LiveTable,
  type LogEntry,
  type PlayedTables,
  Reasons,
  Refuse,
  type RestoredMatch,
  restoreMatch,
  type Standing,
  tell,
  type UndoEntry,
  type Watcher,
  Watchers,
} from "@tavolata/table";
import type { Cupboard, MatchOnDevice } from "./cupboard.js";
import type { HomeGames } from "./home-games.js";
import { HomeTable } from "./home-table.js";
import { readSaved, type SavedTable } from "./saved-table.js";

/** After so many deeds a match is kept whole, so that it opens quickly. */
const savedWholeEvery = 100;

/** The tables at which somebody plays or looks on in this house. What is told is in the cupboard. */
export class HomeTables implements PlayedTables {
  readonly #live = new Map<string, HomeTable>();
  readonly watchers = new Watchers();
  readonly #mutex = new KeyedMutex();
  /** Called whenever a table may wait for bots. */
  onMoved: (live: LiveTable) => void = () => {};

  constructor(
    private readonly games: HomeGames,
    private readonly cupboard: Cupboard,
    private readonly person: Person,
  ) {}

  /** Works on a table while nobody else does. */
  with<T>(id: string, work: (live: HomeTable) => Promise<T> | T): Promise<T> {
    return this.#mutex.take(id, async () => work(await this.#get(id)));
  }

  /** Takes an answer: once this returns it is in the cupboard, and everybody who looks on is told. */
  answer(
    id: string,
    { seat, number, key, picks, sent, person, reason }: GivenAnswer,
  ): Promise<{ readonly again: boolean }> {
    return this.with(id, async (live) => {
      if (live.hasGranted(sent)) return { again: true };
      if (person !== null) live.checkMayAnswer(person, seat, number);
      else if (!live.mayBotAnswer(seat)) throw new Refuse("not-yours", `No bot is to answer as "${seat}" (any more).`);
      const before = reason && live.gameModule.openReason && Reasons.counts(live.match);
      live.match.answer({ seat, number, picks, ...(key === undefined ? {} : { key }) });
      await this.#keep(live, { kind: "answer", seat, picks, back_to: null }, sent);
      if (before) live.reasons.add(live.match, seat, reason, before);
      this.watchers.tellAll(live);
      live.forgetOld();
      this.onMoved(live);
      return { again: false };
    });
  }

  /** Takes back, or does again what was taken back. All who sit at this device have agreed. */
  undo(id: string, { does, seat, to, event, sent, person }: UndoEntry): Promise<"done" | "had-before" | "voting"> {
    return this.with(id, async (live) => {
      const { match, record } = live;
      if (!record.seating.sits(person, seat)) {
        throw new Refuse("not-yours", `You don't sit in the seat "${seat}" of this table.`);
      }
      if (live.hasGranted(sent)) return "had-before";
      if (does === "agree" || does === "disagree") {
        throw new Refuse("stale", "Nothing is voted on: all who sit at this device have agreed.");
      }
      const agreedBy = match.seats;
      let backTo: number | null = null;
      if (does === "redo") {
        match.redo(seat, { agreedBy });
      } else {
        const back = event === undefined ? (to ?? live.usualUndo()) : match.throwAt(seat, event);
        if (back === undefined) throw new Refuse("nothing-to-undo", "There is no answer to take back.");
        match.undo(seat, { to: back, agreedBy });
        backTo = back;
      }
      await this.#keep(live, { kind: does, seat, picks: [], back_to: backTo }, sent);
      this.watchers.tellAll(live);
      this.watchers.tellTable(live);
      this.onMoved(live);
      return "done";
    });
  }

  watch(id: string, watcher: Watcher): Promise<void> {
    return this.with(id, (live) => {
      if (!live.mayWatch(watcher.person, watcher.as, false)) {
        throw new Refuse("not-yours", `You may not look at this table as "${watcher.as}".`);
      }
      this.watchers.add(id, watcher);
      watcher.send({ type: "table", table: tell(live.record, watcher.person) });
      this.watchers.tellOne(live, watcher);
      this.onMoved(live);
    });
  }

  /** Changes what is known of a table but its match: who sits where, say. Whoever looks on is told, or sent away. */
  change(id: string, change: (table: SavedTable) => SavedTable): Promise<SavedTable> {
    return this.with(id, async (live) => {
      const kept = change(live.toKeep());
      await inCupboard(this.cupboard.put(kept, live.match.save()));
      const { match, number, branch } = live;
      const opened = { match, number, snapshot: number, branch };
      const changed = new HomeTable(kept, this.person, live.gameModule, opened, live.secretTexts);
      changed.version = live.version;
      this.#live.set(id, changed);
      for (const watcher of this.watchers.of(id)) {
        if (changed.mayWatch(watcher.person, watcher.as, false)) {
          watcher.send({ type: "table", table: tell(changed.record, watcher.person) });
          this.watchers.tellOne(changed, watcher);
        } else {
          const why = new Refuse("not-yours", `You may not look at this table as "${watcher.as}" any more.`);
          this.watchers.sendAway(id, watcher, why);
        }
      }
      this.onMoved(changed);
      return kept;
    });
  }

  /** The table is gone, and whoever looks at it is sent away. */
  drop(id: string): Promise<void> {
    return this.#mutex.take(id, async () => {
      await inCupboard(this.cupboard.drop(id));
      this.#live.delete(id);
      for (const watcher of this.watchers.of(id)) this.watchers.sendAway(id, watcher, notFound());
    });
  }

  /** What was just done in the match is kept; if it can't be, the match is opened again as it was before. */
  async #keep(live: HomeTable, deed: LogEntry, sent: string | null): Promise<void> {
    live.isStale = true;
    const standing: Standing = live.standing();
    live.did([deed]);
    this.watchers.noteLine(live, deed.kind);
    live.moved(standing);
    live.granted(sent);
    // What was taken back could not be done again from a match that is kept whole in between.
    const isWhole = live.number - live.snapshot >= savedWholeEvery && !live.match.canRedo;
    await inCupboard(
      isWhole ? this.cupboard.put(live.toKeep(), live.match.save()) : this.cupboard.add(live.toKeep(), deed),
    );
    if (isWhole) live.snapshot = live.number;
    live.isStale = false;
  }

  async #get(id: string): Promise<HomeTable> {
    const known = this.#live.get(id);
    if (known && !known.isStale) return known;
    const live = await this.#open(await this.#find(id));
    this.#live.set(id, live);
    this.watchers.tellAll(live); // who looks on while it is opened anew hasn't heard of what came in between
    return live;
  }

  async #find(id: string): Promise<MatchOnDevice> {
    const found = await this.cupboard.get(id);
    const table = found && readSaved(found.table);
    if (!table || !Array.isArray(found?.deeds)) throw notFound();
    return { table, save: found.save as MatchOnDevice["save"], deeds: found.deeds as LogEntry[] };
  }

  /** Opens a kept match. Answers that don't fit the rules (any more) are taken back to the start of the step, and the table says so. */
  async #open({ table, save, deeds }: MatchOnDevice): Promise<HomeTable> {
    const gameModule = await this.games.of(table.game);
    const { number, line: branch } = table;
    const opened = { number, branch, snapshot: number - deeds.length };
    const secrets = await this.games.secretTextsOf(table.game, table.options);
    try {
      const { match, isCut, figuresLost } = restored(gameModule, { table, save, deeds });
      if (!isCut && figuresLost === 0)
        return new HomeTable(table, this.person, gameModule, { ...opened, match }, secrets);
      return await this.#changed(table, match, figuresLost, (kept) => {
        const back = { match, number: kept.number, branch: kept.line, snapshot: kept.number };
        return new HomeTable(kept, this.person, gameModule, back, secrets);
      });
    } catch (error) {
      if (error instanceof Refuse) throw error;
      throw new Refuse("broken-match", `This match no longer fits the rules of "${table.game}".`, { cause: error });
    }
  }

  async #changed(
    table: SavedTable,
    match: AnyMatch,
    figures: number,
    tableOf: (kept: SavedTable) => HomeTable,
  ): Promise<HomeTable> {
    const message = noticeOf({ answers: Math.max(0, table.answers - match.at), figures });
    const number = table.number + 1;
    const notice = { message, answers: match.at, when: new Date().toISOString() };
    const live = tableOf({ ...withFiguresOf(match, table), number, line: number, notice });
    live.moved(live.standing());
    await inCupboard(this.cupboard.put(live.toKeep(), match.save()));
    return live;
  }
}

/** A kept match as it goes on. Where its save point is damaged it is played again from its answers, if these lead to where it stood. */
function restored({ ruleset }: GameModule, { table, save, deeds }: MatchOnDevice): RestoredMatch {
  try {
    return restoreMatch(ruleset, { save }, deeds, table.outcome);
  } catch (error) {
    if (!(error instanceof SaveRefused) || error.fault !== "broken" || !save.mark) throw error;
    const { mark: _mark, ...answers } = save;
    const again = restoreMatch(ruleset, { save: answers }, deeds, table.outcome);
    if (again.isCut || again.match.at !== table.answers) throw error;
    return again;
  }
}

/** What is put into the cupboard; refused where there is no room for it. */
export async function inCupboard(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    const sentence = "This device can't keep the table: nothing was changed. Make room on it, and try again.";
    throw new Refuse("no-room", sentence, { cause: error });
  }
}

/** The table with the figures that its match is played with now. */
function withFiguresOf({ options }: AnyMatch, table: SavedTable): SavedTable {
  const own = { [correctionsId]: correctionsIn(options) };
  const now = (before: Options): Options => (Object.hasOwn(before, correctionsId) ? { ...before, ...own } : before);
  return {
    ...table,
    options: now(table.options),
    openOptions: now(table.openOptions),
    ownersOptions: now(table.ownersOptions),
  };
}

export function notFound(): Refuse {
  return new Refuse("not-found", "There is no such table at this device.");
}
