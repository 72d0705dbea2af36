import type { Contribution } from "./contribution.js";
import { splitSeed } from "./seed.js";

/**
 * The seeds of a match, one after the other: the house's secret, and from each contribution on the hash of the seed before with that contribution,
 * `sha256("seed/by/value")`. It never changes: one contribution more is another chain.
 */
export class SeedChain {
  readonly #seeds: readonly string[];

  constructor(
    secret: string,
    readonly contributions: readonly Contribution[] = [],
  ) {
    const seeds = [secret];
    for (const { by, value } of contributions) seeds.push(splitSeed(seeds.at(-1)!, `${by}/${value}`));
    this.#seeds = seeds;
  }

  /** The seed of what is thrown once so many answers were given. */
  at(answers: number): string {
    const { contributions } = this;
    let counting = contributions.length;
    // ends: it counts down
    while (counting > 0 && contributions[counting - 1]!.from > answers) counting -= 1;
    return this.#seeds[counting]!;
  }

  with(contribution: Contribution): SeedChain {
    return new SeedChain(this.#seeds[0]!, [...this.contributions, contribution]);
  }
}
