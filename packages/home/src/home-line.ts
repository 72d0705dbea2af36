import type { FromClient, FromServer, Person } from "@tavolata/client/protocol";
import type { Onlooker } from "@tavolata/kernel";
import {
  dispatch,
  type Earlier,
  type Hints,
  idIn,
  type Line,
  lookBack,
  messageReader,
  type PastMoment,
  type Pause,
  Refuse,
  refusalOfPlay,
  type Watcher,
  Watchers,
} from "@tavolata/table";
import { checkOf } from "./check.js";
import type { HomeTables } from "./home-tables.js";

const readMessage = messageReader(checkOf);

export interface LineParts {
  readonly tables: HomeTables;
  readonly hints: Hints;
  readonly person: Person;
  readonly pause: Pause;
  onFault(error: unknown): void;
}

/** One line to somebody at this device. Messages are worked on one after the other. */
export class HomeLine implements Line {
  readonly #watched = new Map<string, { readonly table: string; readonly watcher: Watcher }>();
  #last: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(
    private readonly parts: LineParts,
    private readonly tell: (message: FromServer) => void,
  ) {
    this.send({ type: "welcome", protocol: 1, person: parts.person });
  }

  get tables(): HomeTables {
    return this.parts.tables;
  }

  get hints(): Hints {
    return this.parts.hints;
  }

  /** A message came. */
  receive(text: string): void {
    this.#last = this.#last.then(() => this.#workOn(text));
  }

  close(): void {
    this.#isClosed = true;
    for (const { table, watcher } of this.#watched.values()) this.tables.watchers.remove(table, watcher);
    this.#watched.clear();
  }

  signedIn(): string {
    return this.parts.person.id;
  }

  send(message: FromServer): void {
    if (!this.#isClosed) this.tell(message);
  }

  async sendLater(id: string, reply: Promise<FromServer>): Promise<void> {
    try {
      this.send(await reply);
    } catch (error) {
      this.#refuse(id, error);
    }
  }

  async watch({ id, table, as, have, changes, earlier }: Extract<FromClient, { type: "watch" }>): Promise<void> {
    this.unwatch(table, as);
    const watcher: Watcher = {
      as,
      person: this.parts.person.id,
      link: undefined,
      have: have ?? { events: 0, line: 0 },
      chat: 0,
      takesChanges: changes ?? false,
      asksEarlier: earlier ?? false,
      seen: undefined,
      texts: new Set(),
      send: (message) => {
        if (message.type === "unwatched") this.#watched.delete(`${table}/${as}`);
        this.send(message);
      },
    };
    await this.tables.watch(table, watcher);
    if (this.#isClosed) return this.tables.watchers.remove(table, watcher);
    this.#watched.set(`${table}/${as}`, { table, watcher });
    this.send({ type: "watching", id });
  }

  unwatch(table: string, as: Onlooker): void {
    const known = this.#watched.get(`${table}/${as}`);
    if (known) this.tables.watchers.remove(table, known.watcher);
    this.#watched.delete(`${table}/${as}`);
  }

  async earlier(table: string, as: Onlooker, before: number): Promise<Earlier> {
    const { watcher } = this.#watched.get(`${table}/${as}`) ?? {};
    if (!watcher) throw new Refuse("not-yours", `You don't watch this table from "${as}".`);
    return this.tables.with(table, (live) => Watchers.earlier(live, watcher, before));
  }

  async lookBack(table: string, as: Onlooker, event: number): Promise<PastMoment> {
    const { gameModule, save } = await this.tables.with(table, (live) => {
      if (live.mayWatch(this.parts.person.id, as, false))
        return { gameModule: live.gameModule, save: live.match.save() };
      throw new Refuse("not-yours", `You may not look at this table from "${as}".`);
    });
    return lookBack(gameModule, save, as, event, this.parts.pause);
  }

  async say(): Promise<void> {
    throw new Refuse("not-found", "Those at one device talk without it.");
  }

  /** Whoever waits for something here waits for nobody else. */
  count(): void {}

  async #workOn(text: string): Promise<void> {
    try {
      await dispatch(readMessage(text), this);
    } catch (error) {
      this.#refuse(idIn(text), error);
    }
  }

  #refuse(id: string | undefined, error: unknown): void {
    const refuse = refusalOfPlay(error);
    if (!refuse || refuse.cause !== undefined) this.parts.onFault(error);
    const why = (refuse ?? brokenHere()).refusal;
    this.send({ type: "refused", ...(id === undefined ? {} : { id }), why });
  }
}

/** What nobody expected: the page's log has it. */
export function brokenHere(): Refuse {
  return new Refuse("broken", "Something broke at this device: open the page anew, and try again.");
}
