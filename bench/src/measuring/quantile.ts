/** The value below which a share of the values lies: 0.5 is the median, of an even number the upper of the two in the middle. */
export function quantile(values: readonly number[], share: number): number {
  if (values.length === 0) throw new RangeError("There is no value to take a quantile of.");
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}
