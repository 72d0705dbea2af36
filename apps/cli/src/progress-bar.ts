import type { Context } from "./context.js";

const width = 30;
const betweenShows = 100;

/** How far a long task is, on one line that is written over. Only where somebody watches. */
export class ProgressBar {
  readonly #watched: boolean;
  #last = performance.now();
  #shown = false;

  constructor(
    private readonly context: Context,
    private readonly total: number,
  ) {
    this.#watched = context.io.terminal.errors;
  }

  /** Whether it is time to show it again. */
  isDue(): boolean {
    return this.#watched && performance.now() - this.#last >= betweenShows;
  }

  show(done: number, words: string): void {
    const { io, paint } = this.context;
    const full = Math.floor((done / this.total) * width);
    const bar = paint.green("█".repeat(full)) + paint.dim("░".repeat(width - full));
    io.err(`\r\u001b[K${bar} ${done}/${this.total}  ${words}`);
    this.#last = performance.now();
    this.#shown = true;
  }

  clear(): void {
    if (this.#shown) this.context.io.err("\r\u001b[K");
    this.#shown = false;
  }
}
