import { type IntervalHistogram, monitorEventLoopDelay } from "node:perf_hooks";

/** How often the process looks whether it comes late, and how often what was seen is weighed, in milliseconds. */
const fineness = 10;
const every = 250;

/** So many times in a row it must have come too late: once it may be a single long piece of work, which is over. */
const inRow = 4;

/** So late on average, in milliseconds, a process begins nothing costly any more. */
export const usualMostLate = 100;

/** How late this process comes: how long whatever happens waits until it is seen to. */
export class Lateness {
  readonly #delay: IntervalHistogram = monitorEventLoopDelay({ resolution: fineness });
  #late = 0;
  readonly #timer = setInterval(() => this.#look(), every).unref();

  constructor(private readonly mostLate: number) {
    this.#delay.enable();
  }

  get isTooMuch(): boolean {
    return this.#late >= inRow;
  }

  /** For some time it was so late on average, in milliseconds. */
  note(milliseconds: number): void {
    this.#late = milliseconds > this.mostLate ? this.#late + 1 : 0;
  }

  close(): void {
    clearInterval(this.#timer);
    this.#delay.disable();
  }

  #look(): void {
    const { mean, count } = this.#delay;
    this.note(count === 0 ? 0 : mean / 1e6 - fineness);
    this.#delay.reset();
  }
}
