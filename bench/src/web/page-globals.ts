/** What code has that is run in a page, as far as it is used here: the benchmarks themselves are compiled for Node.js. */
export type PageGlobals = typeof globalThis & {
  readonly localStorage: { setItem(key: string, value: string): void };
  readonly location: { hash: string };
  requestAnimationFrame(draw: (now: number) => void): void;
};
