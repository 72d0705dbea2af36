import { type Clock, wallClock } from "./clock.js";
import { median } from "./quantile.js";

/** Does a small piece of work, and returns how much that was. */
export type Work = () => number;

export interface Rounds {
  /** How many rounds each side has. */
  readonly rounds: number;
  /** How long a round lasts, in milliseconds. */
  readonly length: number;
  /** How long each side warms up; left out, five rounds. */
  readonly warmUp?: number;
}

const usual: Rounds = { rounds: 25, length: 200 };

/**
 * How much of each work is done in a second: the median of several rounds, after a longer one to warm up. The sides take turns, so that a busy moment of the machine meets them all. Garbage is collected when Node.js sees
 * fit: a collection by force between rounds would also throw away the code that was made fast for them.
 */
export function ratesOf<N extends string>(works: Readonly<Record<N, Work>>, how: Rounds = usual): Record<N, number> {
  const sides = Object.entries<Work>(works).map(([name, work]) => ({ name, work, rates: [] as number[] }));
  const { length, warmUp = 5 * length } = how;
  for (const { work } of sides) rateOf(work, warmUp, wallClock);
  for (let round = 0; round < how.rounds; round++) {
    for (const { work, rates } of sides) rates.push(rateOf(work, length, wallClock));
  }
  return Object.fromEntries(sides.map(({ name, rates }) => [name, median(rates)])) as Record<N, number>;
}

export function rateOf(work: Work, length: number, clock: Clock): number {
  let done = 0;
  const start = clock();
  let passed = 0;
  while (passed < length) {
    done += work();
    passed = clock() - start;
  }
  return (done / passed) * 1000;
}
