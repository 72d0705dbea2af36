import { Allowance } from "../play/allowance.js";

/** How many are remembered; who was longest away is forgotten first. */
const remembered = 10_000;

/** An allowance for each of many: people, or addresses. */
export class Allowances {
  readonly #allowances = new Map<string, Allowance>();

  constructor(
    private readonly perSecond: number,
    private readonly atOnce: number,
    private readonly now?: () => number,
  ) {}

  of(whose: string): Allowance {
    const allowance = this.#allowances.get(whose) ?? new Allowance(this.perSecond, this.atOnce, this.now);
    this.#allowances.delete(whose); // to the end of the row
    this.#allowances.set(whose, allowance);
    if (this.#allowances.size > remembered) this.#allowances.delete(this.#allowances.keys().next().value!);
    return allowance;
  }
}
