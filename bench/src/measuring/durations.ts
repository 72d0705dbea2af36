export interface Repeats {
  readonly warmUp: number;
  readonly repeats: number;
}

/** How long each work takes, in microseconds, over and over. The sides take turns in blocks. */
export function durationsOf<N extends string>(
  works: Readonly<Record<N, () => unknown>>,
  { warmUp, repeats }: Repeats,
): Record<N, number[]> {
  const blocks = 10;
  const sides = Object.entries<() => unknown>(works).map(([name, work]) => ({ name, work, taken: [] as number[] }));
  for (const { work } of sides) for (let i = 0; i < warmUp; i++) work();
  for (let block = 0; block < blocks; block++) {
    for (const { work, taken } of sides) {
      for (let i = 0; i < repeats / blocks; i++) {
        const start = performance.now();
        work();
        taken.push((performance.now() - start) * 1000);
      }
    }
  }
  return Object.fromEntries(sides.map(({ name, taken }) => [name, taken])) as Record<N, number[]>;
}
