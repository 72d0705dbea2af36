import { Worker } from "node:worker_threads";
import { type Series, wonOf } from "./contest.js";
import type { SavedMatches } from "./saved.js";

/** How many matches are handed out at once; where they are kept it is one, so that little is lost by an interruption. */
const share = 2;

/** A worker runs what was built, also when this runs from the sources, as in tests, whose flags it mustn't have: Node.js reads no TypeScript. */
const script = new URL(import.meta.url.endsWith(".ts") ? "../../dist/arena/worker.js" : "./worker.js", import.meta.url);

/** Plays all series, here or in several threads, and says which matches of each were won. That doesn't depend on how many threads. */
export async function playAll(
  wanted: readonly Series[],
  workers: number,
  tell: (played: number) => void,
  kept?: SavedMatches,
): Promise<boolean[][]> {
  const shares = wanted.flatMap((series, of) => sharesOf(series, kept ? 1 : share).map((part) => ({ of, part })));
  const won = wanted.map((): boolean[] => []);
  let next = 0;
  let played = 0;
  const take = async (play: (series: Series) => Promise<boolean[]>) => {
    for (let i = next++; i < shares.length; i = next++) {
      const { of, part } = shares[i]!;
      const before = kept?.of(part);
      const now = before ?? (await play(part));
      if (!before) kept?.keep(part, now);
      for (const [at, each] of now.entries()) won[of]![part.first + at] = each;
      played += part.end - part.first;
      tell(played);
    }
  };
  if (workers < 2) await take(wonOf);
  else await Promise.all(Array.from({ length: Math.min(workers, shares.length) }, () => withWorker(take)));
  return won;
}

function sharesOf(series: Series, size: number): Series[] {
  const shares: Series[] = [];
  for (let first = series.first; first < series.end; first += size) {
    shares.push({ ...series, first, end: Math.min(first + size, series.end) });
  }
  return shares;
}

/** Runs something with a thread of its own, which is ended afterwards. */
async function withWorker(run: (play: (series: Series) => Promise<boolean[]>) => Promise<void>): Promise<void> {
  const worker = new Worker(script, { execArgv: [] });
  try {
    await run(
      (series) =>
        new Promise((resolve, reject) => {
          worker.removeAllListeners();
          worker.once("message", resolve);
          worker.once("error", reject);
          worker.postMessage(series);
        }),
    );
  } finally {
    await worker.terminate();
  }
}
