/** What counts in a position, by its name. */
export type Features = Readonly<Record<string, number>>;

/**
 * What was learnt from played matches: a small network. Every feature counts by itself, and does something to each of a few units, which take note of what
 * several features mean together: a wound when the time is nearly over isn't what it was at the beginning.
 */
export interface Learnt {
  readonly constant: number;
  /** For each unit where it begins, and what it counts. */
  readonly begins: readonly number[];
  readonly counts: readonly number[];
  /** By feature: what a point of it counts by itself, then what it does to each unit. */
  readonly features: Readonly<Record<string, readonly number[]>>;
}

/** How well somebody stands who has these features; what was never seen before counts nothing. */
export function weighed(features: Features, { constant, begins, counts, features: known }: Learnt): number {
  let sum = constant;
  const units = [...begins];
  for (const name in features) {
    const row = known[name];
    const amount = features[name]!;
    if (row === undefined || amount === 0) continue;
    sum += row[0]! * amount;
    for (let unit = 0; unit < units.length; unit++) units[unit]! += row[unit + 1]! * amount;
  }
  for (let unit = 0; unit < units.length; unit++) sum += counts[unit]! * Math.tanh(units[unit]!);
  return sum;
}

/** How likely something is whose logarithm of the odds is given: 0 for even odds. */
export function likelihood(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}
