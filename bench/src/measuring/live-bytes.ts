/** How many bytes each of `count` living things takes, on the heap and beside it. */
export function liveBytes(count: number, create: (i: number) => unknown): number {
  // A few first, so that what is made once and for all isn't counted.
  for (let i = 0; i < 20; i++) create(i);
  const alive: unknown[] = new Array(count).fill(undefined);
  const before = bytesInUse();
  for (let i = 0; i < count; i++) alive[i] = create(i);
  const after = bytesInUse();
  if (alive.includes(undefined)) throw new Error("Nothing was created.");
  return (after - before) / count;
}

/** What is in use once nobody keeps what nobody needs. Measurements run with `--expose-gc`. */
function bytesInUse(): number {
  if (!globalThis.gc) throw new Error("Node.js was started without --expose-gc.");
  for (let i = 0; i < 3; i++) globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
