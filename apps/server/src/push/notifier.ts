import type { TurnNotice } from "@tavolata/client/protocol";
import type { Watchers } from "@tavolata/table";
import { type Kysely, sql } from "kysely";
import type { Database } from "../storage/schema.js";
import type { QuietTimes } from "./quiet-hours.js";
import type { Send } from "./sending.js";
import type { Subscribed, Subscriptions } from "./subscriptions.js";
import { NoticeWords } from "./words.js";

/** How long a table waits for somebody who isn't there before a notice is sent, in milliseconds. */
const usualPatience = 15_000;

/** How many turns are looked at in one go. */
const most = 500;

/** How long a push service may take to answer, in milliseconds. */
const longestSend = 10_000;

/** After so many milliseconds a push service is asked again that was busy or didn't answer. */
const usuallyAgain: readonly number[] = [5_000, 60_000];

export interface NotifierSetup {
  readonly db: Kysely<Database>;
  readonly subscriptions: Subscriptions;
  readonly quietTimes: QuietTimes;
  /** Who looks at which table in this process. */
  readonly watchers: Watchers;
  readonly send: Send;
  readonly after?: number;
  readonly again?: readonly number[];
  onFault(error: unknown): void;
  onResult(result: "sent" | "gone" | "failed"): void;
}

/** A seat of somebody with a subscription, that a table waits for, and of which nobody was told. */
interface Turn {
  readonly table_id: string;
  readonly seat: string;
  readonly person: string;
  readonly game: string;
  readonly owner: string;
  readonly owner_name: string;
  /** The number of the seat's last deed: as long as it stays, it is the same turn. */
  readonly after: number;
  readonly is_late: boolean;
}

/** What one person is waited for with at one table: who has two seats there is told once. */
type Turns = readonly [Turn, ...Turn[]];

/** A notice on its way to a browser. */
interface Push {
  readonly to: Subscribed;
  readonly mutex: Turns;
  readonly notice: TurnNotice;
}

function bySeatsOfOne(turns: readonly Turn[]): Turns[] {
  const groups = new Map<string, [Turn, ...Turn[]]>();
  for (const turn of turns) {
    const key = `${turn.table_id}/${turn.person}`;
    const group = groups.get(key);
    if (group) group.push(turn);
    else groups.set(key, [turn]);
  }
  return [...groups.values()];
}

/**
 * Tells people whose turn it is and who aren't there. Nothing is done for it when an answer is stored: now and then the turns
 * are looked up of which nobody was told. Whichever process has the person at the table notes at once that it is known; when nobody
 * did so for a while, any process notes it, and the one that could sends the notice.
 */
export class Notifier {
  readonly #words = new NoticeWords();
  readonly #patience: number;
  readonly #again: readonly number[];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What is on its way. */
  readonly #sending = new Set<Promise<void>>();
  /** What is sent again later. */
  readonly #retries = new Map<ReturnType<typeof setTimeout>, Turns>();
  readonly #ending = new AbortController();
  #work: Promise<void> = Promise.resolve();

  constructor(private readonly setup: NotifierSetup) {
    this.#patience = setup.after ?? usualPatience;
    this.#again = setup.again ?? usuallyAgain;
  }

  // ends: a timer, until it is closed
  start(): void {
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => {
      this.#work = this.sweep().catch(this.setup.onFault);
      void this.#work.then(() => this.start());
    }, this.#patience / 4).unref();
  }

  /** What isn't sent by now is given up; whoever looks next finds it. */
  async close(): Promise<void> {
    this.#ending.abort();
    clearTimeout(this.#timer);
    await this.#work;
    for (const retry of this.#retries.keys()) clearTimeout(retry);
    const left = [...this.#retries.values()];
    this.#retries.clear();
    await Promise.all([...this.#sending, ...left.map((mutex) => this.#leaveToSweep(mutex))]);
  }

  get #isClosed(): boolean {
    return this.#ending.signal.aborted;
  }

  /** Looks for turns of which nobody was told. Of whoever has quiet hours they stay so until those are over. */
  async sweep(now = new Date()): Promise<void> {
    const quiet = await this.setup.quietTimes.quietAt(now, this.setup.onFault);
    for (const mutex of bySeatsOfOne(await this.#untold(quiet))) {
      if (this.#isClosed) return;
      const [{ table_id, person, is_late }] = mutex;
      const isHere = this.setup.watchers.of(table_id).some((watcher) => watcher.person === person);
      if (!isHere && (!is_late || quiet.includes(person))) continue;
      if ((await this.#note(mutex)) && !isHere) await this.#tell(mutex);
    }
  }

  /** @param quiet those whom nothing must wake now come last: they mustn't keep others waiting */
  async #untold(quiet: readonly string[]): Promise<readonly Turn[]> {
    const { rows } = await sql<Turn>`
      select seats.table_id, seats.seat, seats.person, tables.game, tables.owner, owner.name as owner_name,
        coalesce(last.number, -1) as after,
        tables.moved <= now() - ${this.#patience} * interval '1 millisecond' as is_late
      from (select distinct person from subscriptions) subscribed
      join seats on seats.person = subscribed.person
      join tables on tables.id = seats.table_id and tables.outcome is null and tables.waiting ? seats.seat
      join people owner on owner.id = tables.owner
      left join lateral (select number from deeds where deeds.table_id = seats.table_id and deeds.seat = seats.seat
        and deeds.kind <> 'contribution' order by number desc limit 1) last on true
      left join told_turns told on told.table_id = seats.table_id and told.seat = seats.seat
        and told.person = seats.person
      where (told.after is null or told.after < coalesce(last.number, -1))
        and not exists (select from put_aside where put_aside.table_id = seats.table_id
          and put_aside.person = seats.person)
        and not exists (select from muted where muted.table_id = seats.table_id and muted.person = seats.person)
      order by ${JSON.stringify(quiet)}::jsonb ? seats.person, tables.moved limit ${most}`.execute(this.setup.db);
    return rows;
  }

  /** Whether nobody had noted these turns before: all at once, so that of two processes one notes them all. */
  async #note(mutex: Turns): Promise<boolean> {
    const rows = [...mutex].sort((a, b) => (a.seat < b.seat ? -1 : 1));
    const noted = await sql`insert into told_turns (table_id, seat, person, after)
      select table_id, seat, person, after
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(table_id text, seat text, person text, after int)
      on conflict (table_id, seat) do update set person = excluded.person, after = excluded.after
      where told_turns.person <> excluded.person or told_turns.after < excluded.after
      returning seat`.execute(this.setup.db);
    return noted.rows.length > 0;
  }

  async #tell(mutex: Turns): Promise<void> {
    const [{ table_id: table, person, game, owner, owner_name }] = mutex;
    for (const to of await this.setup.subscriptions.sendTo(person)) {
      const said = await this.#words.yourTurn(to.language, game, owner === person ? undefined : owner_name);
      this.#sendNow({ to, mutex, notice: { notice: "your-turn", table, game, ...said } }, 0);
    }
  }

  // ends: as often as it may be tried again
  #sendNow(push: Push, tries: number): void {
    const sending = this.#send(push, tries).finally(() => this.#sending.delete(sending));
    this.#sending.add(sending);
  }

  async #send(push: Push, tries: number): Promise<void> {
    const { send, subscriptions, onFault, onResult } = this.setup;
    const { to, notice } = push;
    try {
      if (tries > 0 && !(await this.#isStillWanted(push.mutex))) return await this.#leaveToSweep(push.mutex);
      const signal = AbortSignal.any([this.#ending.signal, AbortSignal.timeout(longestSend)]);
      const status = await send(to, notice, signal).catch((error: unknown) => {
        if (tries >= this.#again.length && !this.#isClosed) onFault(error);
        return 0;
      });
      if (status >= 200 && status < 300) return onResult("sent");
      if (status === 404 || status === 410) {
        onResult("gone");
        return await subscriptions.drop(to.id);
      }
      const isBusy = status === 0 || status === 429 || status >= 500;
      if (isBusy && this.#isClosed) return await this.#leaveToSweep(push.mutex);
      if (!isBusy || tries >= this.#again.length) return onResult("failed");
      const retry = setTimeout(() => {
        this.#retries.delete(retry);
        this.#sendNow(push, tries + 1);
      }, this.#again[tries]!).unref();
      this.#retries.set(retry, push.mutex);
    } catch (error) {
      onFault(error);
    }
  }

  /** Meanwhile quiet hours may have begun, or the table may have been silenced or put aside. */
  async #isStillWanted([{ table_id, person }]: Turns): Promise<boolean> {
    const { db, quietTimes, onFault } = this.setup;
    if (await quietTimes.isQuietFor(person, new Date(), onFault)) return false;
    const { rows } = await sql`select 1 from muted where table_id = ${table_id} and person = ${person}
      union all select 1 from put_aside where table_id = ${table_id} and person = ${person}`.execute(db);
    return rows.length === 0;
  }

  /** As if nobody had been told: it is told when it may be, if it still is that turn, at a browser that knows it already once more. */
  async #leaveToSweep(mutex: Turns): Promise<void> {
    for (const { table_id, seat, person, after } of mutex) {
      await sql`delete from told_turns where table_id = ${table_id} and seat = ${seat} and person = ${person}
        and after = ${after}`.execute(this.setup.db);
    }
  }
}
