import type { Decision } from "@tavolata/kernel";
import type { Sight } from "./bot.js";

/** A question as rules of thumb get it. Its wording and its labels are worked out only when somebody looks at them. */
export class Question implements Decision {
  readonly number: number;
  readonly seat: Decision["seat"];
  readonly kind: string;
  readonly min: number;
  readonly max: number;
  declare readonly repeats?: true;
  readonly #sight: Sight;
  #worded: Decision | undefined;

  constructor(sight: Sight) {
    const { number, seat, kind, min, max, repeats } = sight.asked;
    this.number = number;
    this.seat = seat;
    this.kind = kind;
    this.min = min;
    this.max = max;
    if (repeats) this.repeats = true;
    this.#sight = sight;
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
    this.#worded ??= this.#sight.decision;
    return this.#worded;
  }
}
