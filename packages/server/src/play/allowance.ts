/** So many messages a second in the long run, and so many at once: who sends more must wait. */
export class Allowance {
  #left: number;
  #since: number;

  constructor(
    private readonly perSecond: number,
    private readonly atOnce: number,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#left = atOnce;
    this.#since = now();
  }

  /** Whether one more is allowed now. */
  take(): boolean {
    const now = this.now();
    this.#left = Math.min(this.atOnce, this.#left + ((now - this.#since) / 1000) * this.perSecond);
    this.#since = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
