/** One of several threads that play matches: it gets a chunk and sends back how it went. */
import { parentPort, workerData } from "node:worker_threads";
import type { Chunk } from "./experiment.js";
import type { LabGames } from "./games.js";
import { playChunk } from "./one-match.js";
import type { ThreadReply } from "./players.js";

const { module } = workerData as { readonly module: string };
const games = import(module) as Promise<{ readonly openGame: LabGames["open"] }>;

parentPort!.on("message", async (chunk: Chunk) => {
  let answer: ThreadReply;
  try {
    const { openGame } = await games;
    answer = { rows: playChunk(await openGame(chunk.game), chunk) };
  } catch (error) {
    answer = { error: error instanceof Error ? error.message : String(error) };
  }
  parentPort!.postMessage(answer);
});
