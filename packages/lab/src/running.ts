import { type Chunk, chunkOf, type Experiment } from "./experiment.js";
import { ExperimentProgress } from "./experiment-progress.js";
import type { ChunkStore } from "./folder.js";
import type { Row } from "./one-match.js";
import type { ChunkPlayer } from "./players.js";

/** How a run is watched and ended early. */
export interface Running {
  /** How far it is. */
  tell?(progress: ExperimentProgress["progress"]): void;
  /** Somebody wants it to end: what is played is kept. */
  readonly signal?: AbortSignal;
}

/** Plays an experiment as far as it isn't played yet. The results don't depend on how many players there are, nor on interruptions. */
export async function runExperiment(
  experiment: Experiment,
  keeper: ChunkStore,
  players: readonly ChunkPlayer[],
  { tell, signal }: Running = {},
): Promise<ExperimentProgress> {
  const course = new ExperimentProgress(experiment);
  for (const { variant, first, rows } of await keeper.kept()) course.take(variant, first, rows);
  tell?.(course.progress);
  // What is missing stays in its order, and what was given out is played or under way: nobody looks at it twice.
  const missing = course.missing();
  const next = () => (signal?.aborted || course.isOver ? undefined : missing.next().value);
  await withPlayers(players, async (player) => {
    for (let one = next(); one; one = next()) {
      const { variant, first } = one;
      const rows = await orAborted(player.play(chunkOf(experiment, variant, first)), signal);
      if (!rows) return;
      await keeper.keep({ variant, first, rows });
      course.take(variant, first, rows);
      tell?.(course.progress);
    }
  });
  return course;
}

/** Plays chunks that have nothing to do with each other, and returns their matches in the same order. */
export async function playAll(
  chunks: readonly Chunk[],
  players: readonly ChunkPlayer[],
  tell: (played: number, of: number) => void = () => undefined,
): Promise<Row[][]> {
  const rows = new Array<Row[]>(chunks.length);
  const all = chunks.reduce((sum, { first, end }) => sum + end - first, 0);
  let next = 0;
  let played = 0;
  await withPlayers(players, async (player) => {
    for (let i = next++; i < chunks.length; i = next++) {
      rows[i] = [...(await player.play(chunks[i]!))];
      played += rows[i]!.length;
      tell(played, all);
    }
  });
  return rows;
}

/** Lets every player work, and lets them all go in the end, also when one of them failed. */
async function withPlayers(
  players: readonly ChunkPlayer[],
  work: (player: ChunkPlayer) => Promise<void>,
): Promise<void> {
  try {
    await Promise.all(players.map(work));
  } finally {
    await Promise.all(players.map((player) => player.close()));
  }
}

async function orAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T | undefined> {
  if (!signal) return work;
  let stop = () => {};
  const aborted = new Promise<undefined>((resolve) => {
    stop = () => resolve(undefined);
    signal.addEventListener("abort", stop);
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}
