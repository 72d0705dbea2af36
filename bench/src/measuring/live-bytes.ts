import { collectGarbage } from "./garbage.js";

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

function bytesInUse(): number {
  for (let i = 0; i < 3; i++) collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
