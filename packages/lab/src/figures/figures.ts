/** A share or a mean, and where it lies with 95 % certainty. */
export interface Interval {
  readonly from: number;
  readonly to: number;
}

/** The quantile of the normal distribution that leaves 2.5 % on either side. */
export const z95 = 1.96;

/** Wilson's interval: also right near 0 and 1, where the plain one isn't. */
export function interval(wins: number, matches: number, z = z95): Interval {
  if (matches === 0) return { from: 0, to: 1 };
  const share = wins / matches;
  const middle = share + z ** 2 / (2 * matches);
  const half = z * Math.sqrt((share * (1 - share)) / matches + z ** 2 / (4 * matches ** 2));
  const whole = 1 + z ** 2 / matches;
  return { from: Math.max(0, (middle - half) / whole), to: Math.min(1, (middle + half) / whole) };
}

/** The interval of a mean. A single number tells nothing about how much others differ. */
export function meanInterval(numbers: readonly number[], z = z95): Interval {
  const middle = mean(numbers);
  if (numbers.length < 2) return { from: middle, to: middle };
  const spread = numbers.reduce((sum, one) => sum + (one - middle) ** 2, 0) / (numbers.length - 1);
  const half = z * Math.sqrt(spread / numbers.length);
  return { from: middle - half, to: middle + half };
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

export function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

/** The figures of many matches of one kind. */
export interface Figures {
  readonly matches: number;
  readonly wins: number;
  /** The share that was won, with its interval. */
  readonly won: number;
  readonly wonInterval: Interval;
  readonly medianRounds: number;
  readonly meanRounds: number;
  readonly roundsInterval: Interval;
  /** Lost heroes or defeats, in a match on average. */
  readonly lost: number;
  /** How many matches ended how. */
  readonly ends: Readonly<Record<string, number>>;
}

/** What is counted of a match. */
export interface CountedMatch {
  readonly won: boolean;
  readonly how: string;
  readonly rounds: number;
  readonly lost: number;
}

export function figuresOf(rows: readonly CountedMatch[]): Figures {
  const wins = rows.filter(({ won }) => won).length;
  const rounds = rows.map((row) => row.rounds);
  const ends: Record<string, number> = {};
  for (const { how } of rows) ends[how] = (ends[how] ?? 0) + 1;
  return {
    matches: rows.length,
    wins,
    won: wins / rows.length,
    wonInterval: interval(wins, rows.length),
    medianRounds: median(rounds),
    meanRounds: mean(rounds),
    roundsInterval: meanInterval(rounds),
    lost: mean(rows.map(({ lost }) => lost)),
    ends,
  };
}
