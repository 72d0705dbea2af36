import { Worker } from "node:worker_threads";
import type { Chunk } from "./experiment.js";
import type { LabGames } from "./games.js";
import { playChunk, type Row } from "./one-match.js";

/** Somebody who plays chunks, one at a time. */
export interface ChunkPlayer {
  play(chunk: Chunk): Promise<readonly Row[]>;
  close(): Promise<void>;
}

/** Somebody who can open a game beforehand, so that the time for that isn't counted to who plays. */
export interface ReadyPlayer extends ChunkPlayer {
  ready(game: string): Promise<void>;
}

/** As many players as wanted: one plays in this very thread, several each in a thread of its own. */
export function playersFor(games: LabGames, count: number): ChunkPlayer[] {
  return count === 1 ? [ownThread(games)] : Array.from({ length: count }, () => new Thread(games));
}

/** A thread of its own, for whoever has other things to do meanwhile. */
export function threadPlayer(games: LabGames): ReadyPlayer {
  return new Thread(games);
}

function ownThread({ open }: LabGames): ChunkPlayer {
  return {
    async play(chunk) {
      const rows = playChunk(await open(chunk.game), chunk);
      // Lets timers and Ctrl-C come through between two chunks.
      await new Promise((goOn) => setImmediate(goOn));
      return rows;
    },
    close: () => Promise.resolve(),
  };
}

/** What a thread sends back. */
export type ThreadReply = { readonly rows: readonly Row[] } | { readonly error: string };

/** The program of a thread, as it was built: `src` and `dist` lie equally deep. It runs what was built, also where tests run the sources. */
const program = new URL("../dist/thread.js", import.meta.url);

/** A thread of its own. Whoever asked last gets the next message; a thread that fails fails whoever waits for it. */
class Thread implements ReadyPlayer {
  readonly #worker: Worker;
  #waiting: { resolve(rows: readonly Row[]): void; reject(error: Error): void } | undefined;

  constructor({ module }: LabGames) {
    this.#worker = new Worker(program, { execArgv: [], workerData: { module } });
    this.#worker.on("message", (answer: ThreadReply) => {
      if ("rows" in answer) this.#waiting?.resolve(answer.rows);
      else this.#waiting?.reject(new Error(answer.error));
    });
    this.#worker.on("error", (error) => this.#waiting?.reject(error as Error));
    this.#worker.on("exit", (code) => this.#waiting?.reject(new Error(`A thread ended with exit code ${code}.`)));
  }

  async ready(game: string): Promise<void> {
    const nothing = { name: "ready", options: {}, bots: {}, picks: [], corrections: [] };
    await this.play({ game, seed: "ready", bound: 0, variant: nothing, first: 0, end: 0 });
  }

  play(chunk: Chunk): Promise<readonly Row[]> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#worker.postMessage(chunk);
    });
  }

  async close(): Promise<void> {
    this.#waiting = undefined;
    await this.#worker.terminate();
  }
}
