/** Collects what nobody needs any more, so that one round doesn't pay for another. Measurements run with `--expose-gc`. */
export function collectGarbage(): void {
  if (!globalThis.gc) throw new Error("Node.js was started without --expose-gc.");
  globalThis.gc();
}
