import { type Experiment, fingerprint } from "../experiment.js";
import type { ChunkStore, Folder, SavedChunk } from "../folder.js";
import type { Row } from "../one-match.js";
import type { ChunkPlayer } from "../players.js";
import { type ChunkTask, Queue } from "./queue.js";

/** How many chunks are put up at once: more than there are workers, so that none of them waits. */
const ahead = 64;

/** How often one looks for results. */
const pause = 250;

/**
 * An experiment that workers elsewhere play. To whoever runs it, it looks like many players: each puts a chunk up and waits until somebody has played it. What was played for the same
 * experiment before, by whomever, counts at once.
 */
export class Remote implements ChunkStore {
  readonly #waiting = new Map<
    string,
    { task: ChunkTask; resolve(rows: readonly Row[]): void; reject(error: Error): void }
  >();
  readonly #known = new Set<string>();
  readonly #id: string;
  #timer: NodeJS.Timeout | undefined;
  #isLooking = false;

  private constructor(
    private readonly experiment: Experiment,
    private readonly folder: Folder,
    private readonly queue: Queue,
  ) {
    this.#id = fingerprint(experiment);
  }

  static async open(url: string, experiment: Experiment, folder: Folder): Promise<Remote> {
    return new Remote(experiment, folder, await Queue.open(url));
  }

  /** What lies in the folder, and what the database has besides. */
  async kept(): Promise<readonly SavedChunk[]> {
    const own = await this.folder.kept();
    for (const { variant, first } of own) this.#known.add(`${variant}/${first}`);
    const found = await this.queue.results(this.#id, this.#known);
    const chunks = found.filter((one): one is SavedChunk => "rows" in one);
    for (const chunk of chunks) await this.keep(chunk);
    return [...own, ...chunks];
  }

  async keep(chunk: SavedChunk): Promise<void> {
    this.#known.add(`${chunk.variant}/${chunk.first}`);
    await this.folder.keep(chunk);
  }

  players(): ChunkPlayer[] {
    return Array.from({ length: ahead }, () => ({
      play: (chunk) => {
        const variant = this.experiment.variants.indexOf(chunk.variant);
        const task = { experiment: this.#id, version: this.experiment.version, variant, chunk };
        return this.#played(task);
      },
      close: () => Promise.resolve(),
    }));
  }

  /** Takes down what nobody has taken yet, and lets go. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.queue.drop([...this.#waiting.values()].map(({ task }) => task));
    await this.queue.close();
  }

  async #played(task: ChunkTask): Promise<readonly Row[]> {
    const rows = new Promise<readonly Row[]>((resolve, reject) => {
      this.#waiting.set(`${task.variant}/${task.chunk.first}`, { task, resolve, reject });
    });
    // Whoever runs the experiment hears of it by `rows`, and perhaps not at once.
    rows.catch(() => undefined);
    await this.queue.put([task]);
    this.#timer ??= setInterval(() => void this.#look(), pause);
    return rows;
  }

  async #look(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      await this.queue.takeBackLost();
      for (const found of await this.queue.results(this.#id, this.#known)) {
        const key = `${found.variant}/${found.first}`;
        const waiting = this.#waiting.get(key);
        if (!waiting) continue;
        this.#waiting.delete(key);
        if ("rows" in found) waiting.resolve(found.rows);
        else {
          await this.queue.forget(waiting.task);
          waiting.reject(new Error(found.error));
        }
      }
    } catch (error) {
      for (const { reject } of this.#waiting.values()) reject(error as Error);
    } finally {
      this.#isLooking = false;
    }
  }
}
