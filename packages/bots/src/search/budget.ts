declare const performance: { now(): number };

/** How long a search may take: so many play-outs, which is repeatable, or so many milliseconds. */
export type Budget = { readonly iterations: number } | { readonly milliseconds: number };

/** How much of a budget is used up. */
export class BudgetMeter {
  iterations = 0;
  readonly #budget: Budget;
  readonly #start: number;

  constructor(
    budget: Budget,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#budget = budget;
    this.#start = "milliseconds" in budget ? now() : 0;
  }

  /** From 0 to 1, and beyond when it was overdrawn. */
  get spent(): number {
    if ("iterations" in this.#budget) return this.iterations / this.#budget.iterations;
    return (this.now() - this.#start) / this.#budget.milliseconds;
  }
}
