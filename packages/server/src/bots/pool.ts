import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Choice } from "@tavolata/bots";
import type { Seat } from "@tavolata/kernel";
import type { Task, Thought } from "./task.js";

/** A question for a bot. */
export interface BotQuestion {
  readonly table: string;
  readonly game: string;
  readonly bot: string;
  readonly seat: Seat;
  readonly decision: number;
  readonly number: number;
  /** What a thread needs that knows the match up to so many deeds, or not at all; nothing when the table has moved on. */
  from(known: number | undefined): Task["from"] | undefined;
}

/** The table went on while the question waited for a thread. */
export class MovedOn extends Error {
  override readonly name = "MovedOn";
}

/** How long a bot may think about one question, in milliseconds: a patient one thinks for ten seconds. */
const patience = 30_000;

/** Bots that take their time: they have threads of their own, so that nobody else's bot waits for them. */
const thinkers: readonly string[] = ["strong", "patient"];

/** How many tables the pool remembers of each thread. */
const remembered = 64;

/** A worker runs what was built, also when this runs from the sources, as in tests, whose flags it mustn't have: Node.js reads no TypeScript. */
const script = new URL(import.meta.url.endsWith(".ts") ? "../../dist/bots/worker.js" : "./worker.js", import.meta.url);

/**
 * The threads in which bots think: none of them ever holds up a table or another request. Those that answer at once and those that take
 * their time have threads of their own.
 */
export class BotPool {
  readonly #quick: Thread[];
  readonly #slow: Thread[];

  constructor(threads = Math.max(1, availableParallelism() - 1)) {
    this.#quick = Array.from({ length: threads }, () => new Thread());
    this.#slow = Array.from({ length: threads }, () => new Thread());
  }

  /** How many questions wait or are being thought about. */
  get load(): number {
    return [...this.#quick, ...this.#slow].reduce((sum, { load }) => sum + load, 0);
  }

  /** What the bot would answer. A table's questions go to the same thread, which has its match already. */
  think(question: BotQuestion): Promise<Choice> {
    const isSlow = thinkers.includes(question.bot);
    const threads = isSlow ? this.#slow : this.#quick;
    const usual = threads[hash(question.table) % threads.length]!;
    const idle = threads.find(({ load }) => load === 0);
    return (usual.load > (isSlow ? 0 : 4) && idle ? idle : usual).think(question);
  }

  async close(): Promise<void> {
    await Promise.all([...this.#quick, ...this.#slow].map((thread) => thread.close()));
  }
}

interface Job {
  readonly question: BotQuestion;
  readonly resolve: (choice: Choice) => void;
  readonly reject: (error: Error) => void;
}

/** One thread, which works on one question after the other. It is started when first wanted, and anew when it fails. */
class Thread {
  #worker: Worker | undefined;
  readonly #jobs: Job[] = [];
  /** Up to how many deeds the thread knows each table. */
  readonly #known = new Map<string, number>();
  #number = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  get load(): number {
    return this.#jobs.length;
  }

  think(question: BotQuestion): Promise<Choice> {
    if (this.#isClosed) return Promise.reject(new Error("The bots are going home."));
    return new Promise((resolve, reject) => {
      this.#jobs.push({ question, resolve, reject });
      if (this.#jobs.length === 1) this.#sendNext();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { reject } of this.#jobs.splice(0)) reject(new Error("The bots are going home."));
    clearTimeout(this.#timer);
    await this.#worker?.terminate();
  }

  #sendNext(isWhole = false): void {
    const [job] = this.#jobs;
    if (!job) return;
    const { table, game, bot, seat, decision, number } = job.question;
    const from = job.question.from(isWhole ? undefined : this.#known.get(table));
    if (!from) {
      this.#jobs.shift();
      job.reject(new MovedOn());
      this.#sendNext();
      return;
    }
    this.#number += 1;
    const task: Task = { job: this.#number, table, game, bot, seat, decision, number, from };
    this.#worker ??= this.#start();
    this.#worker.postMessage(task);
    this.#timer = setTimeout(() => this.#restart(new Error(`A bot thought longer than ${patience} ms.`)), patience);
  }

  #start(): Worker {
    const worker = new Worker(script, { execArgv: [] });
    worker.unref();
    worker.on("message", (thought: Thought) => this.#thought(thought));
    worker.on("error", (error) => {
      if (worker === this.#worker) this.#restart(error);
    });
    return worker;
  }

  #thought(thought: Thought): void {
    if (thought.job !== this.#number) return; // of a question that was given up
    clearTimeout(this.#timer);
    if ("forgot" in thought) {
      this.#sendNext(true);
      return;
    }
    const job = this.#jobs.shift();
    if (!job) return;
    const { table, number } = job.question;
    this.#known.delete(table);
    if ("choice" in thought) {
      this.#known.set(table, number);
      if (this.#known.size > remembered) this.#known.delete(this.#known.keys().next().value!);
      job.resolve(thought.choice);
    } else {
      job.reject(new Error(thought.fault));
    }
    this.#sendNext();
  }

  /** Gives the question up, ends the thread and goes on with another one. */
  #restart(why: unknown): void {
    clearTimeout(this.#timer);
    const worker = this.#worker;
    this.#worker = undefined;
    this.#known.clear();
    this.#number += 1;
    void worker?.terminate();
    this.#jobs.shift()?.reject(why instanceof Error ? why : new Error(String(why)));
    if (!this.#isClosed) this.#sendNext();
  }
}

function hash(text: string): number {
  let sum = 0;
  for (let i = 0; i < text.length; i++) sum = (Math.imul(sum, 31) + text.charCodeAt(i)) >>> 0;
  return sum;
}
