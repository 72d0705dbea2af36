/** So much a second in the long run, and so much at once: who wants more must wait. */
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

  /** Whether so much is allowed now; what is more than all that there can be takes all of it. */
  take(cost = 1): boolean {
    if (this.wait(cost) > 0) return false;
    this.#left -= Math.min(cost, this.atOnce);
    return true;
  }

  /** After how many seconds so much will be allowed. */
  wait(cost = 1): number {
    const now = this.now();
    this.#left = Math.min(this.atOnce, this.#left + ((now - this.#since) / 1000) * this.perSecond);
    this.#since = now;
    return Math.max(0, Math.min(cost, this.atOnce) - this.#left) / this.perSecond;
  }
}
