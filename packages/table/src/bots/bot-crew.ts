import type { Choice } from "@tavolata/bots";
import { FairQueue, type QueueBounds } from "../live/fair-queue.js";
import { BotThread, type BotWorker, type BotWorkerSays, type Later, ThreadFailed } from "./bot-thread.js";
import { type BotQuestion, NotNow } from "./question.js";

/** Hints go before what bots answer for themselves. */
const ranks = { hint: 0, seat: 1 } as const;

/** Of one person's: so many hints, which take their time, and so many questions of bots. */
const usualBounds: QueueBounds = { perPerson: [4, 64], all: 4_096 };

/** A question under which so many threads failed is no longer given to any. */
const mostTries = 2;

export interface CrewSetup {
  start(says: BotWorkerSays): BotWorker;
  readonly threads: number;
  readonly bounds?: QueueBounds;
  /** For tests. */
  readonly later?: Later;
}

interface Job {
  readonly question: BotQuestion;
  readonly resolve: (choice: Choice) => void;
  readonly reject: (error: unknown) => void;
  tries: number;
  /** The thread that failed under it: another one may do better. */
  failed: BotThread | undefined;
}

/** Threads that share what bots are asked: by person, then by table. When one of them fails, its question goes to another. */
export class BotCrew {
  readonly #threads: readonly BotThread[];
  readonly #queue: FairQueue<Job>;
  readonly #bounds: QueueBounds;
  /** What a thread has failed under goes before the rest. */
  readonly #again: Job[] = [];
  #isGoingOn = false;
  #isClosed = false;

  constructor({ start, threads, bounds = usualBounds, later = usualLater }: CrewSetup) {
    this.#bounds = bounds;
    this.#queue = new FairQueue<Job>(bounds, ({ reject }) => reject(new NotNow()));
    const setup = { start, later, onFree: () => this.#goOn() };
    this.#threads = Array.from({ length: threads }, () => new BotThread(setup));
  }

  /** How many questions wait or are being thought about. */
  get load(): number {
    return this.#queue.size + this.#again.length + this.#threads.filter(({ isBusy }) => isBusy).length;
  }

  /** People of whom so much waits that whoever looks for more of theirs may as well wait. */
  crowded(): string[] {
    return this.#queue.peopleWith(ranks.seat, this.#bounds.perPerson[ranks.seat]! / 2);
  }

  /** What the bot would answer. `NotNow` when too much of the same person waits. */
  think(question: BotQuestion): Promise<Choice> {
    if (this.#isClosed) return Promise.reject(goingHome());
    return new Promise((resolve, reject) => {
      const { person, table, isHint } = question;
      const job: Job = { question, resolve, reject, tries: 0, failed: undefined };
      const turn = { person, table, rank: isHint ? ranks.hint : ranks.seat };
      if (this.#queue.add(turn, job)) this.#goOn();
      else reject(new NotNow());
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { reject } of [...this.#again.splice(0), ...this.#queue.empty()]) reject(goingHome());
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }

  // ends: each gives away a job, which is tried so often
  #goOn(): void {
    if (this.#isGoingOn) return; // a thread became free at once: it is looked at below
    this.#isGoingOn = true;
    for (const thread of this.#threads) {
      // ends: each round takes a job away, or there is none
      while (thread.isFree) {
        const job = this.#nextFor(thread);
        if (!job) break;
        void this.#give(job, thread);
      }
    }
    this.#isGoingOn = false;
  }

  /** A thread that has a table's match already needn't be told all of it. */
  #nextFor(thread: BotThread): Job | undefined {
    const isAlone = this.#threads.every((other) => other === thread || !other.isFree);
    const i = this.#again.findIndex(({ failed }) => failed !== thread || isAlone);
    if (i >= 0) return this.#again.splice(i, 1)[0];
    return this.#queue.take(({ question: { table } }) => {
      return thread.knows(table) || !this.#threads.some((other) => other.knows(table));
    });
  }

  async #give(job: Job, thread: BotThread): Promise<void> {
    job.tries += 1;
    try {
      job.resolve(await thread.ask(job.question, job.tries));
    } catch (error) {
      if (!(error instanceof ThreadFailed) || job.tries >= mostTries || this.#isClosed) return job.reject(error);
      job.failed = thread;
      this.#again.push(job);
      this.#goOn();
    }
  }
}

function goingHome(): Error {
  return new Error("The bots are going home.");
}

function usualLater(work: () => void, milliseconds: number): () => void {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
}
