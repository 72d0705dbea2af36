import type { Chunk, ChunkPlayer, Row } from "@tavolata/lab";
import { FairQueue } from "@tavolata/table";

/** So many may wait at once; each experiment waits for one chunk at a time. */
const bounds = { perPerson: [8], all: 1_000 };

/** Told when a chunk of an experiment begins to be played, and when that is over. */
export interface ChunkListener {
  begins(): void;
  ends(): void;
}

interface Job {
  /** Whose it is. */
  readonly own: { isOver: boolean };
  readonly chunk: Chunk;
  readonly turns: ChunkListener;
  readonly resolve: (rows: readonly Row[]) => void;
  readonly reject: (error: unknown) => void;
}

/** One thread that plays for many experiments, a chunk of each in turn. It is there only as long as somebody wants it. */
export class SharedThread {
  readonly #queue = new FairQueue<Job>(bounds);
  #thread: ChunkPlayer | undefined;
  #current: Job | undefined;

  constructor(private readonly start: () => ChunkPlayer) {}

  /** A player for one experiment: closing it gives up what it plays. */
  playerFor(person: string, experiment: string, turns: ChunkListener): ChunkPlayer {
    const own = { isOver: false };
    return {
      play: (chunk) =>
        new Promise((resolve, reject) => {
          const job = { own, chunk, turns, resolve, reject };
          if (own.isOver || !this.#queue.add({ person, table: experiment, rank: 0 }, job)) reject(over());
          else this.#goOn();
        }),
      close: async () => {
        own.isOver = true; // what waits still isn't played any more: its turn passes at once
        if (this.#current?.own !== own) return;
        this.#end();
        await this.#letGo();
        this.#goOn();
      },
    };
  }

  // ends: each takes one off the queue
  #goOn(): void {
    if (this.#current) return;
    let job = this.#queue.take();
    // ends: each round takes one off the queue
    while (job?.own.isOver) {
      job.reject(over());
      job = this.#queue.take();
    }
    if (job) void this.#play(job);
    else void this.#letGo();
  }

  async #play(job: Job): Promise<void> {
    this.#current = job;
    job.turns.begins();
    try {
      this.#thread ??= this.start();
      job.resolve(await this.#thread.play(job.chunk));
    } catch (error) {
      job.reject(error);
      if (this.#current === job) await this.#letGo(); // another one is started for the next
    }
    if (this.#current !== job) return; // it was given up, and others are played since
    this.#end();
    // Whoever was just served asks for the next chunk first: it comes after the others all the same.
    setImmediate(() => this.#goOn());
  }

  #end(): void {
    this.#current?.turns.ends();
    this.#current = undefined;
  }

  async #letGo(): Promise<void> {
    const thread = this.#thread;
    this.#thread = undefined;
    await thread?.close();
  }
}

function over(): Error {
  return new Error("This experiment is over.");
}
