import type { Choice } from "@tavolata/bots";
import { type BotQuestion, MovedOn } from "./question.js";
import type { Task, Thought } from "./task.js";

/** How long a bot may think about one question, in milliseconds: a patient one thinks for ten seconds. */
const patience = 30_000;

/** How many tables are remembered of a thread. */
const remembered = 64;

interface Job {
  readonly question: BotQuestion;
  readonly resolve: (choice: Choice) => void;
  readonly reject: (error: Error) => void;
}

/** A thread or a worker in which bots think. */
export interface BotWorker {
  send(task: Task): void;
  /** Ends it, also in the midst of a thought. */
  end(): unknown;
}

/** What a worker tells whoever started it. */
export interface BotWorkerSays {
  thought(thought: Thought): void;
  failed(error: unknown): void;
}

/** One thread, which works on one question after the other. It is started when first wanted, and anew when it fails. */
export class BotThread {
  #worker: BotWorker | undefined;
  readonly #jobs: Job[] = [];
  /** Up to how many deeds the thread knows each table. */
  readonly #known = new Map<string, number>();
  #number = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(private readonly start: (says: BotWorkerSays) => BotWorker) {}

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
    await this.#worker?.end();
  }

  #sendNext(isWhole = false): void {
    const [job] = this.#jobs;
    if (!job) return;
    const { table, game, bot, seat, decision, number, explain } = job.question;
    const from = job.question.from(isWhole ? undefined : this.#known.get(table));
    if (!from) {
      this.#jobs.shift();
      job.reject(new MovedOn());
      this.#sendNext();
      return;
    }
    this.#number += 1;
    const task: Task = { job: this.#number, table, game, bot, seat, decision, number, explain, from };
    this.#worker ??= this.#start();
    this.#worker.send(task);
    this.#timer = setTimeout(() => this.#restart(new Error(`A bot thought longer than ${patience} ms.`)), patience);
  }

  #start(): BotWorker {
    const worker = this.start({
      thought: (thought) => this.#thought(thought),
      failed: (error) => {
        if (worker === this.#worker) this.#restart(error);
      },
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
    void worker?.end();
    this.#jobs.shift()?.reject(why instanceof Error ? why : new Error(String(why)));
    if (!this.#isClosed) this.#sendNext();
  }
}
