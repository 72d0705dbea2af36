import type { Socket } from "node:net";
import { setImmediate } from "node:timers/promises";
import { TypeCompiler } from "@sinclair/typebox/compiler";
import type { FromClient, FromServer, Person } from "@tavolata/client/protocol";
import { everything, type Onlooker } from "@tavolata/kernel";
import {
  doAsAsked,
  type Hints,
  idIn,
  type Line,
  type LiveTable,
  lookBack,
  messageReader,
  type Watcher,
} from "@tavolata/table";
import type { WebSocket } from "ws";
import { Refuse, refusalOf } from "../refuse.js";
import type { Links } from "../tables/links.js";
import { Allowance } from "./allowance.js";
import type { ChatRoom } from "./chat-room.js";
import type { Commentary, CommentaryLink } from "./commentary.js";
import type { LiveTables } from "./live-tables.js";

/** Somebody who reads nothing of what is sent is let go when this many bytes wait: nothing is lost by coming again. */
const mostUnread = 8 * 1024 * 1024;

/** How many messages of one socket may wait for their turn. */
const mostWaiting = 256;

/** To look back costs more than anything else: so often a second, and so often at once. */
const looksPerSecond = 2;
const looksAtOnce = 20;

/** A hint keeps a thread busy for a second: so often a second, and so often at once. */
const hintsPerSecond = 0.5;
const hintsAtOnce = 5;

const readMessage = messageReader((schema) => TypeCompiler.Compile(schema));

/** How many tables one socket may watch at once. */
const mostWatched = 200;

export interface SocketParts {
  readonly tables: LiveTables;
  readonly commentary: Commentary;
  readonly links: Links;
  readonly chat: ChatRoom;
  readonly hints: Hints;
  readonly limits: { readonly messagesPerSecond: number; readonly messagesAtOnce: number };
  /** Called for everything that was refused. */
  onRefused(why: Refuse): void;
  /** Called for what the server is to blame for. */
  onFault(error: unknown): void;
}

/** One connection of somebody who plays or looks on. Messages are worked on one after the other. */
export class PlaySocket implements Line {
  readonly #watched = new Map<string, Watched>();
  readonly #allowance: Allowance;
  readonly #looks = new Allowance(looksPerSecond, looksAtOnce);
  readonly #hints = new Allowance(hintsPerSecond, hintsAtOnce);
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;
  #isAlive = true;
  #isHeldBack = false;

  constructor(
    private readonly socket: WebSocket,
    private readonly person: Person | undefined,
    private readonly parts: SocketParts,
  ) {
    const { messagesPerSecond, messagesAtOnce } = parts.limits;
    this.#allowance = new Allowance(messagesPerSecond, messagesAtOnce);
    this.send({ type: "welcome", protocol: 1, person: person ?? null });
  }

  /** A message came. */
  heard(data: Buffer, isBinary: boolean): void {
    const text = isBinary ? "" : data.toString("utf8");
    if (!this.#allowance.take() || this.#waiting >= mostWaiting) {
      this.#refuse(idIn(text), new Refuse("too-many-requests", "Too many messages at once: wait a little."));
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

  close(code: number, why: string): void {
    this.socket.close(code, why);
  }

  send(message: FromServer): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > mostUnread) {
      this.socket.terminate();
      return;
    }
    this.#holdBack();
    this.socket.send(textOf(message));
  }

  /** What is said in one go leaves in one piece: the standing after an answer, say, and that it is taken. */
  #holdBack(): void {
    const { _socket: stream } = this.socket as unknown as { readonly _socket?: Socket };
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
      await doAsAsked(readMessage(text), this);
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

  countHint(): void {
    if (!this.#hints.take()) throw new Refuse("too-many-requests", "Too many hints at once: wait a little.");
  }

  async sendLater(id: string, reply: Promise<FromServer>): Promise<void> {
    try {
      this.send(await reply);
    } catch (error) {
      this.#refuse(id, this.#whyFailed(error));
    }
  }

  async watch({ id, table, as, link, have, chat, changes }: Extract<FromClient, { type: "watch" }>): Promise<void> {
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
      seen: undefined,
      texts: new Set(),
      send: (message) => {
        if (message.type === "unwatched") this.#watched.delete(`${table}/${as}`);
        this.send(message);
      },
    };
    this.unwatch(table, as);
    let begins: number | null | undefined;
    let watched: Watched = { stop: () => tables.watchers.remove(table, watcher), hasLink: fits, booth: undefined };
    if (as === everything && leads?.record.id === table && leads.to.leads === "commentator") {
      const booth = { id: leads.id, table, delay: leads.to.delay };
      watched = { stop: () => commentary.remove(booth, watcher), hasLink: true, booth };
      begins = await commentary.watch(booth, watcher);
    } else {
      await tables.watch(table, watcher);
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
    if (!this.#looks.take()) throw new Refuse("too-many-requests", "Too many looks back at once: wait a little.");
    const saved = ({ works, match }: LiveTable) => ({ works, save: match.save() });
    const past = watched?.booth && this.parts.commentary.past(watched.booth);
    if (watched?.booth && !past) throw new Refuse("not-now", "Nothing of this table may be told to you yet.");
    const { works, save } = past
      ? saved(past)
      : await this.parts.tables.with(table, (live) => {
          if (live.mayWatch(this.person?.id, as, watched?.hasLink ?? false)) return saved(live);
          throw new Refuse("not-yours", `You may not look at this table from "${as}".`);
        });
    return lookBack(works, save, as, event, setImmediate);
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
  stop(): void;
  /** It is looked at by a link for lookers-on. */
  readonly hasLink: boolean;
  /** Where commentators sit. */
  readonly booth: CommentaryLink | undefined;
}

/** Many may be told the very same at once: it is put into words once. */
let last: { readonly message: FromServer; readonly text: string } | undefined;

function textOf(message: FromServer): string {
  if (last?.message !== message) last = { message, text: JSON.stringify(message) };
  return last.text;
}
