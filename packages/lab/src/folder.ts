import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Experiment, fingerprint } from "./experiment.js";
import type { Row } from "./one-match.js";
import { ExperimentRefused } from "./refused.js";

/** A chunk as it is kept: one line. */
export interface SavedChunk {
  readonly variant: number;
  readonly first: number;
  readonly rows: readonly Row[];
}

/** Where the chunks of an experiment are kept while it runs. */
export interface ChunkStore {
  /** What was kept before. */
  kept(): Promise<readonly SavedChunk[]>;
  keep(chunk: SavedChunk): Promise<void>;
}

/** A folder for one experiment: what it is, and its chunks line by line. Whoever comes again with the same experiment goes on where it stopped. */
export class Folder implements ChunkStore {
  readonly #chunks: string;

  constructor(readonly path: string) {
    this.#chunks = join(path, "chunks.jsonl");
  }

  /** Makes the folder for this experiment, or checks that it is this one's. */
  begin(experiment: Experiment): void {
    const file = join(this.path, "experiment.json");
    if (existsSync(file)) {
      const { id } = JSON.parse(readFileSync(file, "utf8")) as { id: string };
      if (id !== fingerprint(experiment)) throw new ExperimentRefused("other-experiment", { folder: this.path });
      return;
    }
    mkdirSync(this.path, { recursive: true });
    writeFileSync(file, `${JSON.stringify({ id: fingerprint(experiment), experiment }, null, 2)}\n`);
  }

  /** The last line may be half a line, if the machine stopped while it was written: it is cut off, and its chunk is played again. */
  async kept(): Promise<readonly SavedChunk[]> {
    if (!existsSync(this.#chunks)) return [];
    const text = readFileSync(this.#chunks, "utf8");
    const whole = text.slice(0, text.lastIndexOf("\n") + 1);
    if (whole.length < text.length) truncateSync(this.#chunks, Buffer.byteLength(whole));
    return whole
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line) as SavedChunk);
  }

  async keep(chunk: SavedChunk): Promise<void> {
    appendFileSync(this.#chunks, `${JSON.stringify(chunk)}\n`);
  }

  write(file: string, text: string): string {
    const path = join(this.path, file);
    writeFileSync(path, text);
    return path;
  }
}
