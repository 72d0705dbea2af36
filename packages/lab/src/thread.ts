/** One of several threads that play matches: it gets a chunk and sends back how it went. */
import { parentPort } from "node:worker_threads";
import { boxOf } from "./boxes.js";
import type { Chunk } from "./experiment.js";
import { playChunk } from "./one-match.js";
import type { Answer } from "./players.js";

parentPort!.on("message", async (chunk: Chunk) => {
  let answer: Answer;
  try {
    answer = { rows: playChunk(await boxOf(chunk.game), chunk) };
  } catch (error) {
    answer = { error: error instanceof Error ? error.message : String(error) };
  }
  parentPort!.postMessage(answer);
});
