import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Choice } from "@tavolata/bots";
import { type BotQuestion, BotThread, type BotWorker, type BotWorkerSays } from "@tavolata/table";

/** Bots that take their time: they have threads of their own, so that nobody else's bot waits for them. */
const thinkers: readonly string[] = ["strong", "patient"];

/** A worker runs what was built, also when this runs from the sources, as in tests, whose flags it mustn't have: Node.js reads no TypeScript. */
const script = new URL(import.meta.url.endsWith(".ts") ? "../../dist/bots/worker.js" : "./worker.js", import.meta.url);

/**
 * The threads in which bots think: none of them ever holds up a table or another request. Those that answer at once and those that take
 * their time have threads of their own.
 */
export class BotPool {
  readonly #quick: BotThread[];
  readonly #slow: BotThread[];

  constructor(threads = Math.max(1, availableParallelism() - 1)) {
    this.#quick = Array.from({ length: threads }, () => new BotThread(startWorker));
    this.#slow = Array.from({ length: threads }, () => new BotThread(startWorker));
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

function startWorker(says: BotWorkerSays): BotWorker {
  const worker = new Worker(script, { execArgv: [] });
  worker.unref();
  worker.on("message", says.thought);
  worker.on("error", says.failed);
  return { send: (task) => worker.postMessage(task), end: () => worker.terminate() };
}

function hash(text: string): number {
  let sum = 0;
  for (let i = 0; i < text.length; i++) sum = (Math.imul(sum, 31) + text.charCodeAt(i)) >>> 0;
  return sum;
}
