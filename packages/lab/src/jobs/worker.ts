import type { LabGames } from "../games.js";
import { type ChunkPlayer, playersFor } from "../players.js";
import { type ChunkResult, type ChunkTask, Queue } from "./queue.js";

/** How a worker is set up. */
export interface WorkerSettings {
  readonly games: LabGames;
  readonly url: string;
  readonly threads: number;
  readonly signal: AbortSignal;
  /** Told after every chunk. */
  tell?(task: ChunkTask): void;
}

/** How long somebody who found nothing to do waits before he looks again. */
const pause = 500;

/** Takes chunks from the queue and plays them until somebody ends it. Any number of these may run, on any machines. */
export async function work({ games, url, threads, signal, tell }: WorkerSettings): Promise<void> {
  const queue = await Queue.open(url);
  const players = playersFor(games, threads);
  const ended = new Promise<ChunkResult>((resolve) => {
    signal.addEventListener("abort", () => resolve({ error: "ended" }));
  });
  const loop = async (player: ChunkPlayer) => {
    while (!signal.aborted) {
      const taken = await queue.take(async (task) => {
        const result = await Promise.race([resultOf(games, player, task), ended]);
        // Whoever is ended in the middle leaves the task to others: nothing is written.
        if (signal.aborted) throw new Ended();
        return result;
      });
      if (taken) tell?.(taken.task);
      else if ((await queue.takeBackLost()) === 0) await waitFor(pause, signal);
    }
  };
  try {
    await Promise.all(
      players.map((player) =>
        loop(player).catch((error: unknown) => {
          if (!(error instanceof Ended)) throw error;
        }),
      ),
    );
  } finally {
    await Promise.all(players.map((player) => player.close()));
    await queue.close();
  }
}

class Ended extends Error {}

async function resultOf(games: LabGames, player: ChunkPlayer, { chunk, version }: ChunkTask): Promise<ChunkResult> {
  try {
    const { ruleset } = await games.open(chunk.game);
    if (ruleset.version !== version)
      return { error: `The rules here are version ${ruleset.version}, those of the experiment ${version}.` };
    return { rows: await player.play(chunk) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
