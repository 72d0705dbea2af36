import { Worker } from "node:worker_threads";
import type { PrintOrder } from "@tavolata/print";
import { hashOf } from "../quests/text-hash.js";
import { Refuse } from "../refuse.js";
import type { Printed, Task } from "./task.js";

/** A worker runs what was built, also when this runs from the sources, as in tests. */
const script = new URL(import.meta.url.endsWith(".ts") ? "../../dist/print/worker.js" : "./worker.js", import.meta.url);

/** How many documents are kept, and how many bytes of them. */
const mostKept = 32;
const mostBytes = 16 * 1024 * 1024;

/** How many may wait for the thread. */
const mostWaiting = 16;

/**
 * How long one document may take, in milliseconds. All cards of a game take their time; a quest that somebody wrote is done in a moment,
 * and mustn't keep everybody waiting, whatever was written.
 */
const usualPatience: Patience = { ours: 180_000, file: 20_000 };

/** How much memory the thread may take, in megabytes: then it ends, and not the server. */
const usualMemory = 512;

/** How long the thread waits for another order before it goes, in milliseconds. */
const idleAfter = 60_000;

interface Patience {
  /** With what the house has. */
  readonly ours: number;
  /** With a quest that somebody wrote. */
  readonly file: number;
}

export interface PrintRoomSetup {
  readonly patience?: Patience;
  readonly memory?: number;
}

interface Job {
  readonly order: PrintOrder;
  readonly resolve: (bytes: Buffer) => void;
  readonly reject: (error: Error) => void;
}

/** Makes documents in a thread of its own, one after the other, and keeps the newest: the same order gives the same bytes. */
export class PrintRoom {
  readonly #kept = new Map<string, Buffer>();
  readonly #underWay = new Map<string, Promise<Buffer>>();
  readonly #jobs: Job[] = [];
  #worker: Worker | undefined;
  #number = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  readonly #patience: Patience;
  readonly #memory: number;

  constructor({ patience = usualPatience, memory = usualMemory }: PrintRoomSetup = {}) {
    this.#patience = patience;
    this.#memory = memory;
  }

  async print(order: PrintOrder): Promise<Buffer> {
    const { game, quest, file, paper, language, what } = order;
    // Of a file only its hash: whoever has no such file can't order what was printed of it.
    const own = file === undefined ? "" : hashOf(file);
    const key = JSON.stringify([game, quest, own, paper, language, [...what].sort()]);
    const kept = this.#kept.get(key);
    if (kept) {
      this.#keep(key, kept);
      return kept;
    }
    const underWay = this.#underWay.get(key);
    if (underWay) return underWay;
    const made = this.#make(order).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, made);
    const bytes = await made;
    this.#keep(key, bytes);
    return bytes;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    for (const { reject } of this.#jobs.splice(0)) reject(new Refuse("shutting-down", "The server is shutting down."));
    await this.#worker?.terminate();
  }

  #keep(key: string, bytes: Buffer): void {
    this.#kept.delete(key);
    this.#kept.set(key, bytes);
    let size = [...this.#kept.values()].reduce((sum, one) => sum + one.length, 0);
    for (const [oldest, one] of this.#kept) {
      if (this.#kept.size <= mostKept && size <= mostBytes) break;
      this.#kept.delete(oldest);
      size -= one.length;
    }
  }

  #make(order: PrintOrder): Promise<Buffer> {
    if (this.#isClosed) return Promise.reject(new Refuse("shutting-down", "The server is shutting down."));
    if (this.#jobs.length > mostWaiting) {
      return Promise.reject(new Refuse("unavailable", "Too many documents are being printed: try again in a moment."));
    }
    return new Promise((resolve, reject) => {
      this.#jobs.push({ order, resolve, reject });
      if (this.#jobs.length === 1) this.#sendNext();
    });
  }

  #sendNext(): void {
    clearTimeout(this.#timer);
    const [job] = this.#jobs;
    if (!job) {
      this.#timer = setTimeout(() => this.#sendHome(), idleAfter);
      this.#timer.unref();
      return;
    }
    this.#number += 1;
    this.#worker ??= this.#start();
    this.#worker.postMessage({ job: this.#number, order: job.order } satisfies Task);
    const isFile = job.order.file !== undefined;
    const patience = isFile ? this.#patience.file : this.#patience.ours;
    this.#timer = setTimeout(() => this.#fail(tookTooLong(isFile, patience)), patience);
  }

  #start(): Worker {
    const worker = new Worker(script, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: this.#memory } });
    worker.unref();
    worker.on("message", (printed: Printed) => this.#printed(printed));
    worker.on("error", (error) => {
      if (worker === this.#worker) this.#fail(error as Error);
    });
    return worker;
  }

  #printed(printed: Printed): void {
    if (printed.job !== this.#number) return; // of an order that was given up
    const job = this.#jobs.shift();
    if ("bytes" in printed) job?.resolve(Buffer.from(printed.bytes));
    else job?.reject(new Error(printed.fault));
    this.#sendNext();
  }

  /** Gives the order up, and goes on with another thread. */
  #fail(error: Error): void {
    this.#sendHome();
    this.#number += 1;
    this.#jobs.shift()?.reject(error);
    if (!this.#isClosed) this.#sendNext();
  }

  #sendHome(): void {
    const worker = this.#worker;
    this.#worker = undefined;
    void worker?.terminate();
  }
}

/** What somebody wrote may be too much to be printed: that is no fault of the house. */
function tookTooLong(isFile: boolean, patience: number): Error {
  if (!isFile) return new Error(`A document took longer than ${patience} ms.`);
  return new Refuse("unavailable", "This quest takes too long to print: shorten its texts, or try again in a moment.");
}
