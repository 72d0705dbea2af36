/** What counts in a position, by its name: for each a number that is the higher the better. */
export type Features = Readonly<Record<string, number>>;

/** What one point of each feature counts; the constant counts always. */
export type Weights = Readonly<Record<string, number>> & { readonly constant: number };

export function weighed(features: Features, weights: Weights): number {
  let sum = weights.constant;
  for (const name in features) sum += (weights[name] ?? 0) * features[name]!;
  return sum;
}

/** How likely something is whose logarithm of the odds is given: 0 for even odds. */
export function likelihood(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}
