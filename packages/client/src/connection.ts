import type { Decision, Onlooker, Seat } from "@tavolata/kernel";
import type {
  AllExpected,
  Explained,
  FromClient,
  FromServer,
  Hinted,
  LookedBack,
  Refusal,
  SeatExpectation,
  Standing,
  Taken,
  ToldEarlier,
  Watching,
} from "./protocol/index.js";
import { randomHex } from "./random-hex.js";
import { passes, Refused } from "./refused.js";
import { TableWatch, type WatchLine } from "./table-watch.js";
import type { Socket, Transport } from "./transport.js";

/** Whether the line to the server stands. */
export type LineState = "open" | "lost" | "closed";

type Reply = Taken | Explained | LookedBack | Hinted | AllExpected | ToldEarlier | Watching;

/** A message that wants a reply. It is kept, and sent again after a lost connection, until the reply is there. */
interface Pending {
  readonly message: FromClient;
  /** How often it was put off. */
  tries: number;
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: Error) => void;
}

/** How long to wait before the next try, in milliseconds: longer every time, and never for all clients alike. */
const shortestWait = 100;
const longestWait = 10_000;

/** What the server puts off is sent again after so many milliseconds at most, and so often: half an hour. Then it is told as refused. */
const longestPutOff = 2_000;
const mostTries = 1_000;

/** So often in a row a table is told from its beginning because what the server tells doesn't follow. */
const mostUnfit = 5;

/** One socket for everything that is watched and answered. It comes back by itself, and nothing is lost by that. */
export class Connection implements WatchLine {
  readonly #watches = new Map<string, TableWatch>();
  readonly #pending = new Map<string, Pending>();
  readonly #listeners = new Set<(state: LineState) => void>();
  /** How often in a row what was told of a table didn't follow from what was told before. */
  readonly #unfit = new WeakMap<TableWatch, number>();
  #socket: Socket | undefined;
  #state: LineState = "lost";
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #retryAt: number | undefined;
  #isWanted = false;
  #isClosed = false;
  #isAway = false;

  constructor(
    private readonly address: string,
    private readonly transport: Transport,
  ) {}

  get state(): LineState {
    return this.#state;
  }

  /** When a lost line is tried again, as `Date.now()` tells the time; nothing while it stands or is being tried. */
  get retryAt(): number | undefined {
    return this.#state === "lost" ? this.#retryAt : undefined;
  }

  /** Tries a lost line at once: the network is back, or somebody looks again. */
  hurry(): void {
    if (this.#state !== "lost" || this.#isWanted || this.#retryAt === undefined) return;
    clearTimeout(this.#timer);
    this.#tries = 0;
    this.#connect();
  }

  onState(listener: (state: LineState) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async watch(table: string, as: Onlooker, link?: string): Promise<TableWatch> {
    const known = this.#watches.get(`${table}/${as}`);
    if (known) return known;
    const watch = new TableWatch(table, as, link, this);
    this.#watches.set(`${table}/${as}`, watch);
    try {
      watch.begin((await this.#ask(this.#watchMessage(watch))) as Watching);
    } catch (error) {
      this.#watches.delete(`${table}/${as}`);
      throw error;
    }
    return watch;
  }

  async answer(table: string, { seat, number, key }: Decision, picks: readonly string[]): Promise<void> {
    await this.#ask({ type: "answer", id: freshId(), table, seat, number, key, picks: [...picks] });
  }

  async interject(table: string, seat: Seat, number: number, id: string): Promise<void> {
    await this.#ask({ type: "answer", id: freshId(), table, seat, number, picks: [`!${id}`] });
  }

  async say(table: string, words: string): Promise<void> {
    await this.#ask({ type: "say", id: freshId(), table, words });
  }

  async undo(table: string, seat: Seat, to?: number): Promise<"done" | "voting"> {
    return this.#takeBack(table, seat, to === undefined ? {} : { to });
  }

  async correct(table: string, seat: Seat, event: number): Promise<"done" | "voting"> {
    return this.#takeBack(table, seat, { event });
  }

  async #takeBack(table: string, seat: Seat, where: { to?: number; event?: number }): Promise<"done" | "voting"> {
    const reply = await this.#ask({ type: "undo", id: freshId(), table, seat, ...where });
    return (reply as Taken).voting ? "voting" : "done";
  }

  async redo(table: string, seat: Seat): Promise<void> {
    await this.#ask({ type: "redo", id: freshId(), table, seat });
  }

  async vote(table: string, seat: Seat, agrees: boolean): Promise<void> {
    await this.#ask({ type: "vote", id: freshId(), table, seat, agrees });
  }

  async explain(table: string, { seat, number }: Decision): Promise<Explained> {
    return (await this.#ask({ type: "explain", id: freshId(), table, seat, number })) as Explained;
  }

  async lookBack(table: string, as: Onlooker, event: number): Promise<LookedBack> {
    return (await this.#ask({ type: "look-back", id: freshId(), table, as, event })) as LookedBack;
  }

  async earlier(table: string, as: Onlooker, before: number): Promise<ToldEarlier> {
    return (await this.#ask({ type: "earlier", id: freshId(), table, as, before })) as ToldEarlier;
  }

  async hint(table: string, { seat, number }: Decision): Promise<Hinted> {
    return (await this.#ask({ type: "hint", id: freshId(), table, seat, number })) as Hinted;
  }

  async expected(table: string): Promise<readonly SeatExpectation[]> {
    return ((await this.#ask({ type: "expect", id: freshId(), table })) as AllExpected).bots;
  }

  stop(watch: TableWatch): void {
    const key = `${watch.id}/${watch.as}`;
    if (this.#watches.get(key) !== watch) return;
    this.#watches.delete(key);
    this.#send({ type: "unwatch", id: freshId(), table: watch.id, as: watch.as });
    watch.ended(undefined);
  }

  /** Breaks the line off, as a bad network would: it comes back by itself. */
  drop(): void {
    this.#socket?.close();
  }

  /** Hangs up while one becomes somebody else, and comes back as who one is then. What is watched is watched on. */
  async away<T>(work: () => Promise<T>): Promise<T> {
    const socket = this.#socket;
    this.#isAway = true;
    this.#socket = undefined;
    this.#isWanted = false;
    clearTimeout(this.#timer);
    if (socket) {
      socket.onmessage = () => {};
      socket.close();
      this.#become("lost");
    }
    try {
      return await work();
    } finally {
      this.#isAway = false;
      if (this.#watches.size > 0 || this.#pending.size > 0) this.#connect();
    }
  }

  /** For good: what still waits for a reply is given up. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
    this.#become("closed");
    for (const { reject } of this.#pending.values())
      reject(new Error("The client was closed before the server replied."));
    this.#pending.clear();
    for (const watch of this.#watches.values()) watch.ended(undefined);
    this.#watches.clear();
  }

  // ends: a socket that opens later, until it is closed
  #ask(message: FromClient): Promise<Reply> {
    if (this.#isClosed) return Promise.reject(new Error("The client is closed."));
    return new Promise((resolve, reject) => {
      this.#pending.set(message.id, { message, tries: 0, resolve, reject });
      this.#send(message);
      this.#connect();
    });
  }

  #watchMessage({ id: table, as, link, have, chat }: TableWatch): FromClient {
    const said = chat.at(-1)?.number ?? 0;
    const how = { have, chat: said, changes: true, earlier: true, ...(link === undefined ? {} : { link }) };
    return { type: "watch", id: freshId(), table, as, ...how };
  }

  #send(message: FromClient): void {
    if (this.#state === "open") this.#socket?.send(JSON.stringify(message));
  }

  #connect(): void {
    if (this.#isWanted || this.#isClosed || this.#isAway) return;
    this.#isWanted = true;
    this.#retryAt = undefined;
    const socket = this.transport.socket(`${this.address.replace(/^http/, "ws")}/api/play`);
    this.#socket = socket;
    socket.onmessage = ({ data }) => this.#heard(JSON.parse(String(data)) as FromServer);
    socket.onerror = () => {}; // the close that follows says it
    socket.onclose = () => this.#lost(socket);
  }

  /** The server has greeted: say what is watched and what waits for a reply. */
  #opened(): void {
    this.#tries = 0;
    this.#become("open");
    const asking = new Set<string>();
    for (const { message } of this.#pending.values()) {
      if (message.type === "watch") asking.add(`${message.table}/${message.as}`);
    }
    for (const [key, watch] of this.#watches) {
      if (asking.has(key)) continue;
      const begin = (reply: Reply) => watch.begin(reply as Watching);
      this.#ask(this.#watchMessage(watch)).then(begin, (error: unknown) => {
        if (!(error instanceof Refused) || this.#watches.get(key) !== watch) return;
        this.#watches.delete(key);
        watch.ended(error.refusal);
      });
    }
    for (const { message } of this.#pending.values()) {
      if (message.type !== "watch" || asking.has(`${message.table}/${message.as}`)) this.#send(message);
    }
  }

  #lost(socket: Socket): void {
    if (socket !== this.#socket || this.#isClosed) return;
    this.#socket = undefined;
    this.#isWanted = false;
    this.#later(() => this.#connect());
    this.#become("lost");
  }

  #later(work: () => void): void {
    const wait = Math.min(longestWait, shortestWait * 2 ** this.#tries);
    this.#tries += 1;
    clearTimeout(this.#timer);
    const delay = wait * (0.5 + Math.random());
    this.#retryAt = Date.now() + delay;
    this.#timer = setTimeout(work, delay);
  }

  #heard(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.#opened();
        break;
      case "standing": {
        const watch = this.#watches.get(`${message.table}/${message.as}`);
        if (watch) this.#stands(watch, message);
        break;
      }
      case "table":
        for (const watch of this.#watches.values()) if (watch.id === message.table.id) watch.knows(message.table);
        break;
      case "chat":
        this.#watches.get(`${message.table}/${message.as}`)?.heard(message.lines);
        break;
      case "unwatched":
        this.#sentAway(`${message.table}/${message.as}`, message.why);
        break;
      case "refused":
        if (message.id !== undefined) this.#refused(message.id, message.why);
        break;
      default:
        this.#settle(message.id)?.resolve(message);
    }
  }

  /** Where something is missing the line begins again from what is there; but a server that never makes sense isn't asked for ever. */
  #stands(watch: TableWatch, standing: Standing): void {
    if (watch.stands(standing)) {
      this.#unfit.delete(watch);
      return;
    }
    const times = (this.#unfit.get(watch) ?? 0) + 1;
    this.#unfit.set(watch, times);
    if (times < mostUnfit) {
      this.drop();
      return;
    }
    this.#send({ type: "unwatch", id: freshId(), table: watch.id, as: watch.as });
    const message = "What the server tells of this table doesn't fit together: look at it anew.";
    this.#sentAway(`${watch.id}/${watch.as}`, { fault: "broken", message });
  }

  #refused(id: string, why: Refusal): void {
    const pending = this.#pending.get(id);
    if (!pending) return;
    if (why.fault === "malformed" && pending.message.type === "watch" && pending.message.earlier) {
      // A process of the version before, beside new ones: it tells everything.
      const { earlier: _, ...message } = pending.message;
      this.#pending.set(id, { ...pending, message });
      this.#send(message);
      return;
    }
    if (passes(why.fault) && pending.tries < mostTries) {
      const wait = Math.min(longestPutOff, shortestWait * (2 + 8 * Math.random()) * 1.05 ** pending.tries);
      const told = Math.min((why.wait ?? 0) * 1000, longestWait) + shortestWait * 8 * Math.random();
      pending.tries += 1;
      setTimeout(() => this.#pending.has(id) && this.#send(pending.message), Math.max(wait, why.wait ? told : 0));
      return;
    }
    this.#settle(id)?.reject(new Refused(why));
  }

  #sentAway(key: string, why: Refusal | undefined): void {
    const watch = this.#watches.get(key);
    if (!why || !watch) return;
    this.#watches.delete(key);
    watch.ended(why);
  }

  #settle(id: string): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    return pending;
  }

  #become(state: LineState): void {
    if (state === this.#state) return;
    this.#state = state;
    for (const listener of [...this.#listeners]) listener(state);
  }
}

/** An id that no other message has. */
function freshId(): string {
  return randomHex(12);
}
