import { Allowances } from "../../limits/allowances.js";
import { Refuse } from "../../refuse.js";

/** How much each person may change: nobody fills the house alone, from however many addresses. */
export class PersonLimit {
  readonly #allowances: Allowances;

  constructor(perMinute: number) {
    this.#allowances = new Allowances(perMinute / 60, perMinute);
  }

  check(person: string): void {
    const allowance = this.#allowances.of(person);
    if (allowance.take()) return;
    const wait = Math.max(1, Math.ceil(allowance.wait()));
    throw new Refuse("too-many-requests", "Too many changes in a short time: wait a little.", { wait });
  }
}
