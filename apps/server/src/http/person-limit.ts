import { Purses } from "../limits/purses.js";
import { Refuse } from "../refuse.js";

/** How much each person may change: nobody fills the house alone, from however many addresses. */
export class PersonLimit {
  readonly #purses: Purses;

  constructor(perMinute: number) {
    this.#purses = new Purses(perMinute / 60, perMinute);
  }

  check(person: string): void {
    const purse = this.#purses.of(person);
    if (purse.take()) return;
    const wait = Math.max(1, Math.ceil(purse.wait()));
    throw new Refuse("too-many-requests", "Too many changes in a short time: wait a little.", { wait });
  }
}
