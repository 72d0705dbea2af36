import { existsSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { type Embedded, type EmbeddedResult, type FromThread, type ToThread, unpackError } from "./embedded.js";

/** A worker runs what was built, also when this runs from the sources, as in tests: Node.js itself reads no TypeScript. */
const script = new URL(
  import.meta.url.endsWith(".ts") ? "../../dist/storage/database-thread.js" : "./database-thread.js",
  import.meta.url,
);

/** PostgreSQL's word for a system that failed below it: whoever asks is told to try again later. */
const systemFailed = "58000";

interface Asked {
  readonly resolve: (result: EmbeddedResult<unknown>) => void;
  readonly reject: (error: Error) => void;
}

/**
 * The embedded database of a folder, in a thread of its own: while it waits for the disk, matches go on and nobody's message is left
 * unread.
 */
export class ThreadedDatabase implements Embedded {
  readonly #worker: Worker;
  readonly #asked = new Map<number, Asked>();
  #next = 1;
  #fault: Error | undefined;

  private constructor(folder: string) {
    this.#worker = new Worker(script, { workerData: folder });
    this.#worker.on("message", (word: FromThread) => this.#heard(word));
    this.#worker.on("error", (error) => this.#end(error.message));
    this.#worker.on("exit", () => this.#end("it has ended"));
  }

  static async open(folder: string): Promise<ThreadedDatabase> {
    // To make a database takes hundreds of megabytes, which its thread would keep: that one is ended, and another one opens what it made.
    if (!existsSync(join(folder, "PG_VERSION"))) await (await ThreadedDatabase.#start(folder)).close();
    return ThreadedDatabase.#start(folder);
  }

  static async #start(folder: string): Promise<ThreadedDatabase> {
    const database = new ThreadedDatabase(folder);
    try {
      await database.#reply(0);
    } catch (error) {
      await database.#terminate();
      throw error;
    }
    return database;
  }

  query<R>(sql: string, parameters: unknown[]): Promise<EmbeddedResult<R>> {
    const id = this.#next++;
    return this.#ask({ type: "query", id, sql, parameters }) as Promise<EmbeddedResult<R>>;
  }

  async close(): Promise<void> {
    try {
      await this.#ask({ type: "close", id: this.#next++ });
    } finally {
      await this.#terminate();
    }
  }

  /** Ends the thread in the midst of whatever it does: what was acknowledged is on the disk. */
  drop(): Promise<void> {
    return this.#terminate();
  }

  /** The process waits for this, too: otherwise it would be over before whoever closes the database has gone on. */
  async #terminate(): Promise<void> {
    this.#worker.ref();
    await this.#worker.terminate();
  }

  #ask(what: ToThread): Promise<EmbeddedResult<unknown>> {
    if (this.#fault) return Promise.reject(this.#fault);
    const reply = this.#reply(what.id);
    try {
      this.#worker.postMessage(what);
    } catch (error) {
      // Something among the parameters that is no data.
      this.#take(what.id)?.reject(error instanceof Error ? error : new Error(String(error)));
    }
    return reply;
  }

  #reply(id: number): Promise<EmbeddedResult<unknown>> {
    return new Promise((resolve, reject) => {
      this.#asked.set(id, { resolve, reject });
      this.#worker.ref(); // the process waits for the answer, and for nothing else
    });
  }

  #heard(word: FromThread): void {
    const asked = this.#take(word.id);
    if ("error" in word) asked?.reject(unpackError(word.error));
    else asked?.resolve(word.result ?? { rows: [] });
  }

  #take(id: number): Asked | undefined {
    const asked = this.#asked.get(id);
    this.#asked.delete(id);
    if (this.#asked.size === 0) this.#worker.unref();
    return asked;
  }

  /** The thread is gone, and with it the database: what was asked may or may not be stored. */
  #end(why: string): void {
    this.#fault ??= Object.assign(new Error(`The embedded database is gone: ${why}.`), { code: systemFailed });
    for (const { reject } of this.#asked.values()) reject(this.#fault);
    this.#asked.clear();
  }
}
