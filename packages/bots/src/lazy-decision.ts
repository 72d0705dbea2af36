import type { Decision } from "@tavolata/kernel";
import type { Observation } from "./bot.js";

/** A question as rules of thumb get it. Its wording and its labels are worked out only when somebody looks at them. */
export class LazyDecision implements Decision {
  readonly number: number;
  readonly seat: Decision["seat"];
  readonly kind: string;
  readonly min: number;
  readonly max: number;
  declare readonly repeats?: true;
  readonly #observation: Observation;
  #worded: Decision | undefined;

  constructor(observation: Observation) {
    const { number, seat, kind, min, max, repeats } = observation.asked;
    this.number = number;
    this.seat = seat;
    this.kind = kind;
    this.min = min;
    this.max = max;
    if (repeats) this.repeats = true;
    this.#observation = observation;
  }

  get key(): string {
    return this.#inWords().key;
  }

  get title(): Decision["title"] {
    return this.#inWords().title;
  }

  get options(): Decision["options"] {
    return this.#inWords().options;
  }

  get rules(): Decision["rules"] {
    return this.#inWords().rules;
  }

  #inWords(): Decision {
    this.#worded ??= this.#observation.decision;
    return this.#worded;
  }
}
