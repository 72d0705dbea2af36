import { type Kysely, sql } from "kysely";
import pg from "pg";
import { channel } from "./ledger.js";
import type { Database } from "./schema.js";

/**
 * What processes tell each other about a table: somebody did something, the seats or links changed, or something was said. And
 * about a person: that whoever had been let in must come again.
 */
export type Notice = (typeof notices)[number];

const notices = ["deeds", "seats", "chat", "person"] as const;

export interface NoticesSetup {
  readonly url: string;
  /** This process: it doesn't listen to itself. */
  readonly speaker: string;
  heard(notice: Notice, id: string): void;
  /** The line was broken for a while: anything may have happened. */
  missed(): void;
  onFault(error: unknown): void;
}

/** How long to wait before the next try to listen, in milliseconds. */
const wait = 1_000;

/** Listens to what other processes on the same database do, on a connection of its own that comes back by itself. */
export class Notices {
  #client: pg.Client | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  #wasBroken = false;

  constructor(private readonly setup: NoticesSetup) {}

  /** Begins to listen; returns when it does. */
  async start(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.setup.url,
      application_name: "tavolata-notices",
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
    });
    this.#client = client;
    client.on("notification", ({ payload }) => this.#heard(payload ?? ""));
    client.on("error", (error) => this.setup.onFault(error));
    client.on("end", () => this.#lost(client));
    await client.connect();
    await client.query(`listen ${channel}`);
    if (this.#wasBroken) this.setup.missed();
    this.#wasBroken = false;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#client?.end().catch(this.setup.onFault);
  }

  #lost(client: pg.Client): void {
    if (this.#isClosed || client !== this.#client) return;
    this.#wasBroken = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.start().catch((error: unknown) => {
        this.setup.onFault(error);
        if (this.#client) this.#lost(this.#client);
      });
    }, wait).unref();
  }

  #heard(payload: string): void {
    const [speaker, notice, ...tables] = payload.split(" ");
    const known = notices.find((one) => one === notice);
    if (speaker === this.setup.speaker || !known) return;
    for (const table of tables) this.setup.heard(known, table);
  }
}

/** Tells the other processes of a table or a person. Deeds are told by the statement that stores them. */
export async function tellOthers(
  db: Kysely<Database>,
  speaker: string,
  notice: Exclude<Notice, "deeds">,
  id: string,
): Promise<void> {
  await sql`select pg_notify(${channel}, ${`${speaker} ${notice} ${id}`})`.execute(db);
}
