import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Choice } from "@tavolata/bots";
import { BotCrew, type BotQuestion, type BotWorker, type BotWorkerSays } from "@tavolata/table";

/** A worker runs what was built, also when this runs from the sources, as in tests, whose flags it mustn't have: Node.js reads no TypeScript. */
const script = new URL(import.meta.url.endsWith(".ts") ? "../../dist/bots/worker.js" : "./worker.js", import.meta.url);

/**
 * The threads in which bots think: none of them ever holds up a table or another request. Those that answer at once, those that think for a second, as
 * for hints, and those that take their time have threads of their own, so that none of them waits for a slower one.
 */
export class BotPool {
  readonly #quick: BotCrew;
  readonly #strong: BotCrew;
  readonly #patient: BotCrew;

  /** @param program what its threads run; another one for tests */
  constructor(threads = Math.max(1, availableParallelism() - 1), program = script) {
    const start = (says: BotWorkerSays) => startWorker(program, says);
    this.#quick = new BotCrew({ start, threads });
    this.#strong = new BotCrew({ start, threads });
    this.#patient = new BotCrew({ start, threads });
  }

  /** How many questions wait or are being thought about. */
  get load(): number {
    return this.#crews.reduce((sum, { load }) => sum + load, 0);
  }

  /** People of whom so much waits that whoever looks for more of theirs may as well wait. */
  crowded(): string[] {
    return [...new Set(this.#crews.flatMap((crew) => crew.crowded()))];
  }

  /** What the bot would answer. */
  think(question: BotQuestion): Promise<Choice> {
    if (question.bot === "patient") return this.#patient.think(question);
    return (question.bot === "strong" ? this.#strong : this.#quick).think(question);
  }

  async close(): Promise<void> {
    await Promise.all(this.#crews.map((crew) => crew.close()));
  }

  get #crews(): readonly BotCrew[] {
    return [this.#quick, this.#strong, this.#patient];
  }
}

function startWorker(program: URL, says: BotWorkerSays): BotWorker {
  const worker = new Worker(program, { execArgv: [] });
  worker.unref();
  worker.on("message", says.thought);
  worker.on("error", says.failed);
  worker.on("messageerror", says.failed);
  worker.on("exit", (code) => says.failed(new Error(`A thread of bots ended with exit code ${code}.`)));
  return { send: (task) => worker.postMessage(task), end: () => worker.terminate() };
}
