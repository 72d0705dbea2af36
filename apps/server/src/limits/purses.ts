import { Allowance } from "../play/allowance.js";

/** How many are remembered; who was longest away is forgotten first. */
const remembered = 10_000;

/** An allowance for each of many: people, or addresses. */
export class Purses {
  readonly #purses = new Map<string, Allowance>();

  constructor(
    private readonly perSecond: number,
    private readonly atOnce: number,
    private readonly now?: () => number,
  ) {}

  of(whose: string): Allowance {
    const purse = this.#purses.get(whose) ?? new Allowance(this.perSecond, this.atOnce, this.now);
    this.#purses.delete(whose); // to the end of the row
    this.#purses.set(whose, purse);
    if (this.#purses.size > remembered) this.#purses.delete(this.#purses.keys().next().value!);
    return purse;
  }
}
