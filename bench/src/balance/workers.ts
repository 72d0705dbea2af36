import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { gameNamed } from "./games.js";
import { playSeries, type Series, type Went } from "./one-match.js";

const worker = fileURLToPath(new URL("./worker.js", import.meta.url));

/** How many matches a worker plays before it takes the next ones. */
const share = 10;

/** Plays all series, in this process or in several others, and tells how far it is. The results don't depend on how many. */
export async function playAll(
  wanted: readonly Series[],
  workers: number,
  tell: (played: number, of: number) => void,
): Promise<Went[]> {
  const shares = wanted.flatMap(sharesOf);
  const went: Went[][] = new Array<Went[]>(shares.length);
  const all = shares.reduce((sum, { first, end }) => sum + end - first, 0);
  let next = 0;
  let played = 0;
  const take = async (play: (series: Series) => Promise<Went[]>) => {
    for (let i = next++; i < shares.length; i = next++) {
      went[i] = await play(shares[i]!);
      played += went[i]!.length;
      tell(played, all);
    }
  };
  if (workers === 1) await take(async (series) => playSeries(await gameNamed(series.game), series));
  else await Promise.all(Array.from({ length: workers }, () => withWorker(take)));
  return went.flat();
}

function sharesOf(series: Series): Series[] {
  const shares: Series[] = [];
  for (let first = series.first; first < series.end; first += share) {
    shares.push({ ...series, first, end: Math.min(first + share, series.end) });
  }
  return shares;
}

/** Runs something with a process of its own, which is ended afterwards. */
async function withWorker(run: (play: (series: Series) => Promise<Went[]>) => Promise<void>): Promise<void> {
  const child = fork(worker);
  const ended = new Promise<never>((_, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`A worker ended with exit code ${code}: see what it says above.`)));
  });
  ended.catch(() => undefined);
  try {
    await run((series) => {
      const answer = new Promise<Went[]>((resolve) => {
        child.once("message", (message) => resolve(message as Went[]));
      });
      child.send(series);
      return Promise.race([answer, ended]);
    });
  } finally {
    child.removeAllListeners("exit");
    child.kill();
  }
}
