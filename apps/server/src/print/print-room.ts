import { Worker } from "node:worker_threads";
import type { PrintOrder } from "@tavolata/print";
import { FairQueue } from "@tavolata/table";
import { hashOf } from "../quests/text-hash.js";
import { Refuse } from "../refuse.js";
import type { PrintReply, PrintTask } from "./task.js";

/** A worker runs what was built, also when this runs from the sources, as in tests. */
const script = new URL(import.meta.url.endsWith(".ts") ? "../../dist/print/worker.js" : "./worker.js", import.meta.url);

/** How many documents are kept, and how many bytes of them. */
const mostKept = 32;
const mostBytes = 16 * 1024 * 1024;

/** How many of one person may wait for the thread, and how many in all. */
const mostWaiting = { perPerson: [4], all: 16 };

/**
 * How long one document may take, in milliseconds. All cards of a game take their time; a quest that somebody wrote is done in a moment,
 * and mustn't keep everybody waiting, whatever was written.
 */
export const usualPatience: Patience = { ours: 180_000, file: 20_000 };

/** How much memory the thread may take, in megabytes: then it ends, and not the server. */
export const usualMemory = 512;

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
  /** Another thread: for tests. */
  readonly start?: () => PrintThread;
}

/** As much of a thread as it takes. */
export type PrintThread = Pick<Worker, "on" | "postMessage" | "terminate" | "unref">;

interface Job {
  readonly order: PrintOrder;
  readonly resolve: (bytes: Buffer) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Makes documents in a thread of its own, one after the other, of each person in turn, and keeps the newest: the same order gives the same bytes.
 */
export class PrintRoom {
  readonly #kept = new Map<string, Buffer>();
  readonly #underWay = new Map<string, Promise<Buffer>>();
  readonly #queue = new FairQueue<Job>(mostWaiting, ({ reject }) => reject(tooMany()));
  #current: Job | undefined;
  #worker: PrintThread | undefined;
  #number = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  readonly #patience: Patience;
  readonly #newThread: () => PrintThread;

  constructor({ patience = usualPatience, memory = usualMemory, start }: PrintRoomSetup = {}) {
    this.#patience = patience;
    this.#newThread = start ?? (() => threadWith(memory));
  }

  /** @param whose whose turn it takes: a person, or an address */
  async print(order: PrintOrder, whose: string): Promise<Buffer> {
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
    const made = this.#make(order, whose).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, made);
    const bytes = await made;
    this.#keep(key, bytes);
    return bytes;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    const left = [...(this.#current ? [this.#current] : []), ...this.#queue.empty()];
    this.#current = undefined;
    for (const { reject } of left) reject(new Refuse("shutting-down", "The server is shutting down."));
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
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

  #make(order: PrintOrder, whose: string): Promise<Buffer> {
    if (this.#isClosed) return Promise.reject(new Refuse("shutting-down", "The server is shutting down."));
    return new Promise((resolve, reject) => {
      if (!this.#queue.add({ person: whose, table: "", rank: 0 }, { order, resolve, reject })) reject(tooMany());
      else if (!this.#current) this.#sendNext();
    });
  }

  // ends: each takes one off the queue
  #sendNext(): void {
    clearTimeout(this.#timer);
    const job = this.#queue.take();
    this.#current = job;
    if (!job) {
      this.#timer = setTimeout(() => this.#sendHome(), idleAfter);
      this.#timer.unref();
      return;
    }
    this.#number += 1;
    this.#worker ??= this.#start();
    this.#worker.postMessage({ job: this.#number, order: job.order } satisfies PrintTask);
    const isFile = job.order.file !== undefined;
    const patience = isFile ? this.#patience.file : this.#patience.ours;
    this.#timer = setTimeout(() => this.#fail(tookTooLong(isFile, patience)), patience);
  }

  #start(): PrintThread {
    const worker = this.#newThread();
    worker.unref();
    worker.on("message", (printed: PrintReply) => this.#printed(printed));
    const failed = (error: Error) => {
      if (worker === this.#worker) this.#fail(error);
    };
    worker.on("error", failed);
    worker.on("messageerror", failed);
    worker.on("exit", (code: number) => failed(new Error(`The thread of documents ended with exit code ${code}.`)));
    return worker;
  }

  #printed(printed: PrintReply): void {
    if (printed.job !== this.#number) return; // of an order that was given up
    const job = this.#current;
    if ("bytes" in printed) job?.resolve(Buffer.from(printed.bytes));
    else job?.reject(new Error(printed.fault));
    this.#sendNext();
  }

  /** Gives the order up, and goes on with another thread when there is more to do. */
  #fail(error: Error): void {
    this.#sendHome();
    this.#number += 1;
    this.#current?.reject(error);
    if (!this.#isClosed) this.#sendNext();
  }

  #sendHome(): void {
    const worker = this.#worker;
    this.#worker = undefined;
    void worker?.terminate();
  }
}

function threadWith(memory: number): PrintThread {
  return new Worker(script, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: memory } });
}

function tooMany(): Refuse {
  return new Refuse("unavailable", "Too many documents are being printed: try again in a moment.");
}

/** What somebody wrote may be too much to be printed: that is no fault of the house. */
function tookTooLong(isFile: boolean, patience: number): Error {
  if (!isFile) return new Error(`A document took longer than ${patience} ms.`);
  return new Refuse("unavailable", "This quest takes too long to print: shorten its texts, or try again in a moment.");
}
