import { Allowance } from "../play/allowance.js";
import { Refuse } from "../refuse.js";

/** How many people are remembered; who was longest away is forgotten first. */
const remembered = 10_000;

/** How much each person may change: nobody fills the house alone, from however many addresses. */
export class PersonLimit {
  readonly #allowances = new Map<string, Allowance>();

  constructor(private readonly perMinute: number) {}

  check(person: string): void {
    const allowance = this.#allowances.get(person) ?? new Allowance(this.perMinute / 60, this.perMinute);
    this.#allowances.delete(person);
    this.#allowances.set(person, allowance);
    if (this.#allowances.size > remembered) this.#allowances.delete(this.#allowances.keys().next().value!);
    if (!allowance.take()) throw new Refuse("too-many-requests", "Too many changes in a short time: wait a little.");
  }
}
