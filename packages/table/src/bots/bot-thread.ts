import type { Choice } from "@tavolata/bots";
import type { BotTask, Sign, Thought } from "./bot-task.js";
import { type BotQuestion, MovedOn } from "./question.js";

/** How long each step of an answer may take, in milliseconds. */
const patience = {
  /** Until a worker that was just started says its first word. */
  starting: 30_000,
  /** Until it has loaded the rules of a game. */
  opening: 30_000,
  /** Until the answer, or another sign that it still thinks. */
  silence: 2_000,
};

/** How long a bot may think in all, in milliseconds, whatever signs it gives. */
const longest: Readonly<Record<string, number>> = { strong: 8_000, patient: 25_000 };
const usuallyLongest = 4_000;

/** What was never run before is slow: for the first thought about a game everything may take so many times as long. */
const whenCold = 2;

/** How long a worker is left alone that failed before its first word, in milliseconds: each time twice as long, up to the last. */
const firstRest = 200;
const longestRest = 10_000;

/** How many tables are remembered of a thread. */
const remembered = 64;

/** A thread or a worker in which bots think. */
export interface BotWorker {
  send(task: BotTask): void;
  /** Ends it, also in the midst of a thought. */
  end(): unknown;
}

/** What a worker tells whoever started it. */
export interface BotWorkerSays {
  thought(thought: Thought | Sign): void;
  /** It failed, or is gone, with or without an error. */
  failed(error: unknown): void;
}

/** The thread failed under a question, which may be good all the same. */
export class ThreadFailed extends Error {
  override readonly name = "ThreadFailed";
}

/** Does something after so many milliseconds, unless what it returns is called before. */
export type Later = (work: () => void, milliseconds: number) => () => void;

interface Job {
  readonly question: BotQuestion;
  /** By how much everything may take longer. */
  readonly ease: number;
  readonly resolve: (choice: Choice) => void;
  readonly reject: (error: Error) => void;
}

export interface ThreadSetup {
  start(says: BotWorkerSays): BotWorker;
  /** Called whenever it may be asked again. */
  onFree(): void;
  readonly later: Later;
}

/** One thread, which works on one question at a time. It is started when first wanted, and anew when it fails or says nothing for too long. */
export class BotThread {
  #worker: BotWorker | undefined;
  #hasSpoken = false;
  #job: Job | undefined;
  #number = 0;
  #failedStarts = 0;
  #isResting = false;
  /** Up to how many deeds the thread knows each table. */
  readonly #known = new Map<string, number>();
  /** The games of which it has answered something. */
  readonly #warm = new Set<string>();
  /** What happens when the next word doesn't come, when the answer doesn't, and when it has rested. */
  #silence: (() => void) | undefined;
  #longest: (() => void) | undefined;
  #rest: (() => void) | undefined;
  #isClosed = false;

  constructor(private readonly setup: ThreadSetup) {}

  get isBusy(): boolean {
    return this.#job !== undefined;
  }

  get isFree(): boolean {
    return !this.isBusy && !this.#isResting && !this.#isClosed;
  }

  knows(table: string): boolean {
    return this.#known.has(table);
  }

  /** Asks a thread that is free. `ThreadFailed` when that is all that was wrong. */
  ask(question: BotQuestion, ease = 1): Promise<Choice> {
    return new Promise((resolve, reject) => {
      this.#job = { question, ease, resolve, reject };
      this.#send();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#rest?.();
    this.#settle()?.reject(new Error("The bots are going home."));
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.end();
  }

  // ends: of a whole match nothing was forgotten
  #send(isWhole = false): void {
    const { question } = this.#job!;
    const { table, game, bot, seat, decision, number, explain } = question;
    try {
      const from = question.from(isWhole ? undefined : this.#known.get(table));
      if (!from) throw new MovedOn();
      this.#number += 1;
      const task: BotTask = { job: this.#number, table, game, bot, seat, decision, number, explain, from };
      this.#worker ??= this.#start();
      this.#wait(this.#hasSpoken ? patience.silence : patience.starting);
      this.#worker.send(task);
    } catch (error) {
      this.#settle()?.reject(error instanceof Error ? error : new Error(String(error)));
      this.setup.onFree();
    }
  }

  #start(): BotWorker {
    this.#hasSpoken = false;
    let worker: BotWorker | undefined;
    const isMine = () => worker === undefined || worker === this.#worker;
    worker = this.setup.start({
      thought: (thought) => {
        if (isMine()) this.#heard(thought);
      },
      failed: (error) => {
        if (isMine()) this.#fail(error);
      },
    });
    return worker;
  }

  #heard(thought: Thought | Sign): void {
    this.#hasSpoken = true;
    this.#failedStarts = 0;
    if (thought.job !== this.#number || !this.#job) return; // of a question that was given up
    const { table, number, game, bot } = this.#job.question;
    if ("at" in thought) {
      this.#wait(thought.at === "opening" ? patience.opening : patience.silence * this.#ease);
      if (thought.at === "thinking")
        this.#longest ??= this.#failAfter((longest[bot] ?? usuallyLongest) * this.#ease, "thought longer than");
      return;
    }
    if ("forgot" in thought) {
      this.#send(true);
      return;
    }
    const job = this.#settle()!;
    this.#known.delete(table);
    if ("choice" in thought) {
      this.#warm.add(game);
      this.#known.set(table, number);
      if (this.#known.size > remembered) this.#known.delete(this.#known.keys().next().value!);
      job.resolve(thought.choice);
    } else {
      job.reject(new Error(thought.fault));
    }
    this.setup.onFree();
  }

  /** By how much the question may take longer than usual. */
  get #ease(): number {
    const { question, ease } = this.#job!;
    return this.#warm.has(question.game) ? ease : ease * whenCold;
  }

  /** From now on it has so long for its next word. */
  #wait(milliseconds: number): void {
    this.#silence?.();
    this.#silence = this.#failAfter(milliseconds, "said nothing for");
  }

  #failAfter(milliseconds: number, what: string): () => void {
    return this.setup.later(() => this.#fail(new Error(`A bot ${what} ${milliseconds} ms.`)), milliseconds);
  }

  /** The question is no longer this thread's. */
  #settle(): Job | undefined {
    const job = this.#job;
    this.#job = undefined;
    this.#silence?.();
    this.#longest?.();
    this.#silence = undefined;
    this.#longest = undefined;
    return job;
  }

  /** Gives the question up and ends the worker; the next question gets another one. */
  #fail(why: unknown): void {
    const worker = this.#worker;
    const job = this.#settle();
    this.#worker = undefined;
    this.#known.clear();
    this.#warm.clear();
    this.#number += 1;
    Promise.resolve(worker?.end()).catch(() => {}); // it is gone already
    if (this.#isClosed) return;
    if (!this.#hasSpoken) this.#letRest();
    job?.reject(new ThreadFailed(why instanceof Error ? why.message : String(why), { cause: why }));
    if (!this.#isResting) this.setup.onFree();
  }

  #letRest(): void {
    this.#isResting = true;
    const over = () => {
      this.#isResting = false;
      this.setup.onFree();
    };
    this.#rest = this.setup.later(over, Math.min(longestRest, firstRest * 2 ** this.#failedStarts));
    this.#failedStarts = Math.min(this.#failedStarts + 1, 16);
  }
}
