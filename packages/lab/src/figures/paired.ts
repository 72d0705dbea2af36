import { type Interval, meanInterval, z95 } from "./figures.js";

/** What the same seeds say about two variants: only matches that one of them won and the other lost tell them apart. */
export interface Paired {
  readonly matches: number;
  /** Won by the other variant and not by the first, and the other way round. */
  readonly gained: number;
  readonly forfeited: number;
  /** How much more often the other one wins. */
  readonly difference: number;
  readonly differenceInterval: Interval;
  /** The chance of so uneven a split, or a more uneven one, if nothing made a difference: McNemar's test, exactly. */
  readonly chance: number;
  /** How many rounds longer the other one takes. */
  readonly rounds: number;
  readonly roundsInterval: Interval;
}

interface Counted {
  readonly won: boolean;
  readonly rounds: number;
}

/** Compares match by match; both lists are in the order of the seeds. With a wider `z` the intervals also hold when somebody looked often. */
export function paired(present: readonly Counted[], other: readonly Counted[], z = z95): Paired {
  const matches = Math.min(present.length, other.length);
  let [gained, forfeited] = [0, 0];
  const rounds: number[] = [];
  for (let i = 0; i < matches; i++) {
    const [a, b] = [present[i]!, other[i]!];
    if (b.won && !a.won) gained += 1;
    if (a.won && !b.won) forfeited += 1;
    rounds.push(b.rounds - a.rounds);
  }
  return {
    matches,
    gained,
    forfeited,
    difference: (gained - forfeited) / matches,
    differenceInterval: differenceInterval(gained, forfeited, matches, z),
    chance: exactChance(gained, forfeited),
    rounds: rounds.reduce((sum, one) => sum + one, 0) / matches,
    roundsInterval: meanInterval(rounds, z),
  };
}

/** Bonett and Price's interval for a difference of paired shares: right also where few pairs differ. */
export function differenceInterval(gained: number, forfeited: number, matches: number, z = z95): Interval {
  const [more, less] = [(gained + 1) / (matches + 2), (forfeited + 1) / (matches + 2)];
  const half = z * Math.sqrt((more + less - (more - less) ** 2) / (matches + 2));
  return { from: Math.max(-1, more - less - half), to: Math.min(1, more - less + half) };
}

/** The two-sided chance of a fair coin. */
export function exactChance(heads: number, tails: number): number {
  const all = heads + tails;
  let term = 0.5 ** all;
  let sum = 0;
  // Beyond a thousand throws the first term is smaller than any number there is.
  if (term === 0) return 2 * (1 - normal(Math.abs(heads - tails) / Math.sqrt(all)));
  for (let i = 0; i <= Math.min(heads, tails); i++) {
    sum += term;
    term *= (all - i) / (i + 1);
  }
  return Math.min(1, 2 * sum);
}

/** How far apart, in standard deviations, if nothing made a difference. */
export function standardScore(gained: number, forfeited: number): number {
  return gained + forfeited === 0 ? 0 : (gained - forfeited) / Math.sqrt(gained + forfeited);
}

/** The share of a normal distribution below a value (West's series: right to more than ten places). */
export function normal(x: number): number {
  const size = Math.abs(x);
  if (size > 37) return x > 0 ? 1 : 0;
  const e = Math.exp((-size * size) / 2);
  let tail: number;
  if (size < 7.07106781186547) {
    const above =
      ((((((3.52624965998911e-2 * size + 0.700383064443688) * size + 6.37396220353165) * size + 33.912866078383) *
        size +
        112.079291497871) *
        size +
        221.213596169931) *
        size +
        220.206867912376) *
      e;
    const below =
      ((((((8.83883476483184e-2 * size + 1.75566716318264) * size + 16.064177579207) * size + 86.7807322029461) * size +
        296.564248779674) *
        size +
        637.333633378831) *
        size +
        793.826512519948) *
        size +
      440.413735824752;
    tail = above / below;
  } else {
    tail = e / (size + 1 / (size + 2 / (size + 3 / (size + 4 / (size + 0.65))))) / 2.506628274631;
  }
  return x > 0 ? 1 - tail : tail;
}
