import type { Socket } from "node:net";
import { type Kysely, sql } from "kysely";
import pg from "pg";
import { Refuse } from "../refuse.js";
import { Heartbeat } from "./heartbeat.js";
import { channel } from "./ledger.js";
import type { Database } from "./schema.js";

/**
 * What processes tell each other about a table: somebody did something, the seats or links changed, or something was said. And
 * about a person: that whoever had been let in must come again.
 */
export type Notice = (typeof notices)[number];

const notices = ["deeds", "seats", "chat", "person"] as const;

/** What a process tells itself, to know that it hears. */
const beat = "beat";

export interface NoticesSetup {
  readonly url: string;
  readonly db: Kysely<Database>;
  /** This process: it doesn't listen to itself. */
  readonly speaker: string;
  heard(notice: Notice, id: string): void;
  /** The line was broken for a while: anything may have happened. */
  missed(): void;
  /** Nothing is heard any more, although the database answers: who plays here had better play elsewhere until it is. */
  cutOff(): void;
  onFault(error: unknown): void;
  /** How often it is tried whether anything is heard, in milliseconds; for tests. */
  readonly beatEvery?: number | undefined;
}

/** How long to wait before the next try to listen, in milliseconds. */
const wait = 1_000;

/** How long the database may take to let somebody listen, in milliseconds. */
const longestStart = 5_000;

/** Listens to what other processes on the same database do, on a connection of its own that comes back by itself. */
export class Notices {
  #client: pg.Client | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  #wasBroken = false;
  readonly #heartbeat: Heartbeat;

  constructor(private readonly setup: NoticesSetup) {
    const { db, speaker, onFault, beatEvery: every } = setup;
    this.#heartbeat = new Heartbeat({
      send: async () => void (await sql`select pg_notify(${channel}, ${`${speaker} ${beat}`})`.execute(db)),
      lost: () => {
        onFault(new Error("The connection on which this process hears of the others leads nowhere: it is made anew."));
        setup.cutOff();
        if (this.#client) breakOff(this.#client);
      },
      found: () => {},
      onFault,
      every,
    });
  }

  /** Nothing is heard of the others. */
  get isCutOff(): boolean {
    return this.#heartbeat.isLost;
  }

  /** Begins to listen; returns when it does. */
  async start(): Promise<void> {
    await this.#listen();
    this.#heartbeat.start();
  }

  // ends: a timer, until it is closed
  async #listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.setup.url,
      application_name: "tavolata-notices",
      keepAlive: true,
      connectionTimeoutMillis: longestStart,
      query_timeout: longestStart,
    });
    this.#client = client;
    client.on("notification", ({ payload }) => this.#heard(payload ?? ""));
    client.on("error", (error) => this.setup.onFault(error));
    client.on("end", () => this.#lost(client));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
    } catch (error) {
      breakOff(client);
      throw error;
    }
    if (this.#wasBroken) this.setup.missed();
    this.#wasBroken = false;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#heartbeat.close();
    const client = this.#client;
    if (!client) return;
    if (this.isCutOff)
      breakOff(client); // nobody is there to say goodbye to
    else await client.end().catch(this.setup.onFault);
  }

  #lost(client: pg.Client): void {
    if (this.#isClosed || client !== this.#client) return;
    this.#wasBroken = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#listen().catch((error: unknown) => {
        this.setup.onFault(error);
        if (this.#client) this.#lost(this.#client);
      });
    }, wait).unref();
  }

  #heard(payload: string): void {
    const [speaker, notice, ...tables] = payload.split(" ");
    if (speaker === this.setup.speaker && notice === beat) this.#heartbeat.heard();
    const known = notices.find((one) => one === notice);
    if (speaker === this.setup.speaker || !known) return;
    for (const table of tables) this.setup.heard(known, table);
  }
}

/** Lets go of a connection without a word: one that leads nowhere never says that it has ended. */
function breakOff(client: pg.Client): void {
  // Node-postgres says nothing of its connection in its types.
  (client as unknown as { readonly connection: { readonly stream: Socket } }).connection.stream.destroy();
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

/** What a server says while it hears nothing of the others. */
export function cutOff(): Refuse {
  return new Refuse(
    "unavailable",
    "This server doesn't hear of the others at the moment: come again, perhaps elsewhere.",
  );
}
