import type { Socket } from "node:net";
import { setImmediate } from "node:timers/promises";
import { TypeCompiler } from "@sinclair/typebox/compiler";
import type { FromClient, FromServer, Person } from "@tavolata/client/protocol";
import { everything, type Onlooker } from "@tavolata/kernel";
import {
  dispatch,
  type Earlier,
  type Hints,
  idIn,
  type Line,
  type LiveTable,
  lookBack,
  messageReader,
  type Watcher,
  Watchers,
} from "@tavolata/table";
import type { WebSocket } from "ws";
import { costly, costOfReplay, messagePrices } from "../limits/cost.js";
import type { Rushes } from "../limits/rush.js";
import type { RequestOrigin, WorkLimits } from "../limits/work-limits.js";
import { Refuse, refusalOf } from "../refuse.js";
import type { Links } from "../tables/links.js";
import type { ChatRoom } from "./chat-room.js";
import type { Commentary, CommentaryLink } from "./commentary.js";
import type { LiveTables } from "./live-tables.js";

/** Somebody who reads nothing of what is sent is let go when this many bytes wait: nothing is lost by coming again. */
const mostUnread = 8 * 1024 * 1024;

/** How many messages of one socket may wait for their turn. */
const mostWaiting = 256;

const readMessage = messageReader((schema) => TypeCompiler.Compile(schema));

/** How many tables one socket may watch at once. */
export const mostWatched = 200;

export interface SocketParts {
  readonly tables: LiveTables;
  readonly commentary: Commentary;
  readonly links: Links;
  readonly chat: ChatRoom;
  readonly hints: Hints;
  readonly limits: WorkLimits;
  /** Where costly things wait for their turn. */
  readonly rushes: Rushes;
  /** Called for everything that was refused. */
  onRefused(why: Refuse): void;
  /** Called for what the server is to blame for. */
  onFault(error: unknown): void;
}

/** One connection of somebody who plays or looks on. Messages are worked on one after the other. */
export class PlaySocket implements Line {
  readonly #watched = new Map<string, Watched>();
  readonly #asking: RequestOrigin;
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;
  #isAlive = true;
  #isHeldBack = false;

  constructor(
    private readonly socket: WebSocket,
    private readonly person: Person | undefined,
    address: string,
    private readonly parts: SocketParts,
  ) {
    this.#asking = { address, person: person?.id };
    this.send({ type: "welcome", protocol: 1, person: person ?? null });
  }

  /** A message came. */
  heard(data: Buffer, isBinary: boolean): void {
    if (this.socket.readyState !== this.socket.OPEN) return; // it was let go in the midst of what it sent
    const text = isBinary ? "" : data.toString("utf8");
    const why =
      this.parts.limits.whyNoMessage(this.#asking) ??
      (this.#waiting >= mostWaiting
        ? new Refuse("too-many-requests", "Too many messages at once: wait a little.")
        : undefined);
    if (why) {
      if (this.#mayRefuse()) this.#refuse(idIn(text), why);
      return;
    }
    this.#waiting += 1;
    this.#last = this.#last
      .then(() => this.#workOn(text))
      .finally(() => {
        this.#waiting -= 1;
      });
  }

  isOf(person: string): boolean {
    return this.person?.id === person;
  }

  /** The connection is gone. */
  closed(): void {
    for (const { stop } of this.#watched.values()) stop();
    this.#watched.clear();
  }

  /** The other end answered a ping. */
  ponged(): void {
    this.#isAlive = true;
  }

  /** Asks whether the other end is still there; lets go of it when it didn't answer the last time. */
  ping(): void {
    if (this.#isAlive) this.socket.ping();
    else this.socket.terminate();
    this.#isAlive = false;
  }

  /** The other end asks whether this one is still there. That counts as a message: nothing more is answered to who asks too often. */
  pinged(data: Buffer): void {
    if (!this.#takesMore()) return;
    if (this.parts.limits.whyNoMessage(this.#asking) === undefined) this.socket.pong(data);
    else this.#mayRefuse();
  }

  close(code: number, why: string): void {
    this.socket.close(code, why);
  }

  send(message: FromServer): void {
    if (!this.#takesMore()) return;
    this.#holdBack();
    this.socket.send(textOf(message));
  }

  /** Whether one more message is refused; lets go of who sends more and more of them all the same. */
  #mayRefuse(): boolean {
    if (this.parts.limits.mayRefuse(this.#asking)) return true;
    this.socket.terminate();
    return false;
  }

  /** Whether anything can be sent; lets go of who doesn't read what was. */
  #takesMore(): boolean {
    if (this.socket.readyState !== this.socket.OPEN) return false;
    if (this.socket.bufferedAmount <= mostUnread) return true;
    this.socket.terminate();
    return false;
  }

  /** What is said in one go leaves in one piece: the standing after an answer, say, and that it is taken. */
  #holdBack(): void {
    const { _socket: stream } = this.socket as { readonly _socket?: Socket };
    if (this.#isHeldBack || !stream) return;
    this.#isHeldBack = true;
    stream.cork();
    process.nextTick(() => {
      this.#isHeldBack = false;
      stream.uncork();
    });
  }

  async #workOn(text: string): Promise<void> {
    try {
      const message = readMessage(text);
      if (message.type !== "unwatch") await this.#haveOpened(message.table);
      await dispatch(message, this);
    } catch (error) {
      this.#refuse(idIn(text), this.#whyFailed(error));
    }
  }

  /** What is told about a failure; what the server is to blame for goes to its log. */
  #whyFailed(error: unknown): Refuse {
    const refuse = refusalOf(error);
    if (!refuse || refuse.fault === "unavailable" || refuse.cause !== undefined) this.parts.onFault(error);
    return refuse ?? new Refuse("broken", "Something broke on the server. Its log has it.");
  }

  get tables(): LiveTables {
    return this.parts.tables;
  }

  get hints(): Hints {
    return this.parts.hints;
  }

  say(table: string, words: string, id: string): Promise<void> {
    return this.parts.chat.say(table, this.signedIn(), words, id);
  }

  count(what: keyof typeof messagePrices | "replay", answers = 0): void {
    const work = what === "replay" ? costOfReplay(answers) : messagePrices[what];
    this.#count(work);
    if (work >= costly) this.parts.rushes.watches.check();
  }

  #count(work: number): void {
    this.parts.limits.countWork(this.#asking, work);
  }

  async sendLater(id: string, reply: Promise<FromServer>): Promise<void> {
    try {
      this.send(await reply);
    } catch (error) {
      this.#refuse(id, this.#whyFailed(error));
    }
  }

  async watch(message: Extract<FromClient, { type: "watch" }>): Promise<void> {
    this.#count(messagePrices.watch);
    const isFirst = message.have === undefined || message.have.events === 0;
    if (isFirst) this.parts.rushes.watches.check();
    await this.#watch(message);
    await setImmediate(); // whoever watches many tables lets others have their turn in between
  }

  /**
   * Whatever is wished of a match, first it is in memory. Only what is opened keeps a place in the row: who waits there for a match to be played again
   * would hold up other tables.
   */
  async #haveOpened(table: string): Promise<void> {
    const { tables, rushes } = this.parts;
    if (tables.isInMemory(table) || tables.watchers.has(table)) return;
    this.#count(messagePrices.open);
    await rushes.watches.take({ person: this.person?.id, table }, () => tables.open(table));
  }

  async #watch(message: Extract<FromClient, { type: "watch" }>): Promise<void> {
    const { id, table, as, link, have, chat, changes, earlier } = message;
    const { tables, commentary, links } = this.parts;
    if (this.#watched.size >= mostWatched) {
      throw new Refuse("too-many-requests", `One connection watches at most ${mostWatched} tables.`);
    }
    const leads = link === undefined ? undefined : await links.follow(link);
    const fits = leads?.record.id === table && leads.to.leads === "audience";
    const watcher: Watcher = {
      as,
      person: this.person?.id,
      link: fits ? leads.id : undefined,
      have: have ?? { events: 0, line: 0 },
      chat: chat ?? 0,
      takesChanges: changes ?? false,
      asksEarlier: earlier ?? false,
      seen: undefined,
      texts: new Set(),
      send: (message) => {
        if (message.type === "unwatched") this.#watched.delete(`${table}/${as}`);
        this.send(message);
      },
    };
    this.unwatch(table, as);
    let begins: number | null | undefined;
    let watched: Watched = {
      watcher,
      stop: () => tables.watchers.remove(table, watcher),
      hasLink: fits,
      booth: undefined,
    };
    if (as === everything && leads?.record.id === table && leads.to.leads === "commentator") {
      const booth = { id: leads.id, table, delay: leads.to.delay };
      watched = { watcher, stop: () => commentary.remove(booth, watcher), hasLink: true, booth };
      if (!commentary.past(booth)) {
        this.parts.rushes.replays.check();
        this.#count(costOfReplay(leads.record.answers)); // the match is played once more behind the true one
      }
      begins = await commentary.watch(booth, watcher, (work) => this.#count(work));
    } else {
      await tables.watch(table, watcher, (work) => this.#count(work));
    }
    if (this.socket.readyState !== this.socket.OPEN) return watched.stop();
    this.#watched.set(`${table}/${as}`, watched);
    this.send({ type: "watching", id, ...(begins === undefined ? {} : { begins }) });
  }

  unwatch(table: string, as: string): void {
    this.#watched.get(`${table}/${as}`)?.stop();
    this.#watched.delete(`${table}/${as}`);
  }

  /** What one saw at some moment, from where one may look now. */
  async lookBack(table: string, as: Onlooker, event: number): ReturnType<typeof lookBack> {
    const watched = this.#watched.get(`${table}/${as}`);
    const { replays } = this.parts.rushes;
    replays.check();
    this.#count(messagePrices["look-back"]);
    const saved = ({ gameModule, match }: LiveTable) => {
      const share = Math.min(1, event / Math.max(1, match.eventCount(as)));
      this.#count(costOfReplay(match.at * share));
      return { works: gameModule, save: match.save() };
    };
    const past = watched?.booth && this.parts.commentary.past(watched.booth);
    if (watched?.booth && !past) throw new Refuse("not-now", "Nothing of this table may be told to you yet.");
    const { works: gameModule, save } = past
      ? saved(past)
      : await this.parts.tables.with(table, (live) => {
          if (live.mayWatch(this.person?.id, as, watched?.hasLink ?? false)) return saved(live);
          throw new Refuse("not-yours", `You may not look at this table from "${as}".`);
        });
    return replays.take({ person: this.person?.id, table }, () => lookBack(gameModule, save, as, event, setImmediate));
  }

  /** Older events for who watches. Of a long match they come by playing it again, once for all who ask. */
  async earlier(table: string, as: Onlooker, before: number): Promise<Earlier> {
    this.#count(messagePrices.earlier);
    const watched = this.#watched.get(`${table}/${as}`);
    if (!watched) throw new Refuse("not-yours", `You don't watch this table from "${as}".`);
    const { watcher, booth } = watched;
    return this.tables.recalls.atHand({
      asker: { person: this.person?.id, table },
      with: (work) => {
        const past = booth && this.parts.commentary.past(booth);
        if (past) return work(past);
        return this.tables.with(table, (live) => {
          if (live.mayWatch(watcher.person, as, watched.hasLink)) return work(live);
          throw new Refuse("not-yours", `You may not look at this table from "${as}".`);
        });
      },
      lacks: (live) => live.chronicle.mustRecallBefore(as, before),
      pay: (answers) => this.#count(costOfReplay(answers)),
      does: (live) => Watchers.earlier(live, watcher, before),
    });
  }

  signedIn(): string {
    if (this.person) return this.person.id;
    throw new Refuse("not-signed-in", "Say who you are first: POST /api/me with a name, then connect again.");
  }

  #refuse(id: string | undefined, why: Refuse): void {
    this.parts.onRefused(why);
    this.send({ type: "refused", ...(id === undefined ? {} : { id }), why: why.refusal });
  }
}

/** Something that is watched. */
interface Watched {
  readonly watcher: Watcher;
  stop(): void;
  /** It is looked at by a link for lookers-on. */
  readonly hasLink: boolean;
  /** Where commentators sit. */
  readonly booth: CommentaryLink | undefined;
}

/** Many may be told the very same at once: it is put into words once. */
const inWords = new WeakMap<FromServer, string>();

function textOf(message: FromServer): string {
  if (message.type !== "standing") return JSON.stringify(message);
  const text = inWords.get(message) ?? JSON.stringify(message);
  inWords.set(message, text);
  return text;
}
