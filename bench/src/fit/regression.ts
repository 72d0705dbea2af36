/** One choice of nature: what each side had, and which of them won. */
export interface Case {
  readonly sides: readonly (readonly number[])[];
  /** The winner's place among the sides. */
  readonly won: number;
}

/** A little is taken off every weight that nothing proves. */
const ridge = 1;
const steps = 25;

/**
 * Conditional logistic regression: how likely each side is to win is the exponential of its weighed features, as a share of all. Every feature
 * is the higher the better, so no weight may fall below zero unless it is free to: what would is left out, and the others are found again.
 */
export function fit(
  cases: readonly Case[],
  count: number,
  isFree: (feature: number) => boolean = () => false,
): number[] {
  const scale = scalesOf(cases, count);
  const scaled = cases.map(({ sides, won }) => ({
    sides: sides.map((side) => side.map((x, i) => x / scale[i]!)),
    won,
  }));
  let used = Array.from({ length: count }, (_, i) => i);
  for (;;) {
    const weights = newton(scaled, used);
    const kept = used.filter((i, at) => isFree(i) || weights[at]! > 0);
    if (kept.length === used.length) {
      const all = new Array<number>(count).fill(0);
      for (const [at, i] of used.entries()) all[i] = weights[at]! / scale[i]!;
      return all;
    }
    used = kept;
  }
}

/** How likely each side is to win. */
export function shares(sides: readonly (readonly number[])[], weights: readonly number[]): number[] {
  const sums = sides.map((side) => side.reduce((sum, x, i) => sum + x * weights[i]!, 0));
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const all = powers.reduce((sum, each) => sum + each, 0);
  return powers.map((each) => each / all);
}

function newton(cases: readonly Case[], used: readonly number[]): number[] {
  let weights = used.map(() => 0);
  const picked = cases.map(({ sides, won }) => ({ sides: sides.map((side) => used.map((i) => side[i]!)), won }));
  for (let step = 0; step < steps; step++) {
    const gradient = weights.map((weight) => -ridge * weight);
    const curvature = used.map((_, i) => used.map((_, j) => (i === j ? ridge : 0)));
    for (const one of picked) addCase(one, weights, gradient, curvature);
    const change = solved(curvature, gradient);
    weights = weights.map((weight, i) => weight + change[i]!);
    if (Math.max(...change.map(Math.abs)) < 1e-6) break;
  }
  return weights;
}

function addCase({ sides, won }: Case, weights: readonly number[], gradient: number[], curvature: number[][]): void {
  const share = shares(sides, weights);
  const mean = weights.map((_, i) => sides.reduce((sum, side, k) => sum + share[k]! * side[i]!, 0));
  for (const [k, side] of sides.entries()) {
    for (const [i, x] of side.entries()) {
      if (k === won) gradient[i]! += x - mean[i]!;
      const row = curvature[i]!;
      for (const [j, y] of side.entries()) row[j]! += share[k]! * (x - mean[i]!) * (y - mean[j]!);
    }
  }
}

/** How far each feature goes from its mean, so that the ridge weighs all alike. */
function scalesOf(cases: readonly Case[], count: number): number[] {
  const rows = cases.flatMap(({ sides }) => sides);
  return Array.from({ length: count }, (_, i) => {
    const mean = rows.reduce((sum, row) => sum + row[i]!, 0) / rows.length;
    return Math.sqrt(rows.reduce((sum, row) => sum + (row[i]! - mean) ** 2, 0) / rows.length) || 1;
  });
}

/** Gauss's elimination, with the greatest pivot. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]!]);
  const size = right.length;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let i = column + 1; i < size; i++)
      if (Math.abs(rows[i]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = i;
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    const lead = rows[column]!;
    for (let i = 0; i < size; i++) {
      if (i === column) continue;
      const share = rows[i]![column]! / lead[column]!;
      for (let j = column; j <= size; j++) rows[i]![j]! -= share * lead[j]!;
    }
  }
  return rows.map((row, i) => row[size]! / row[i]!);
}
