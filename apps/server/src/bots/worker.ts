import { parentPort } from "node:worker_threads";
import { gameOf } from "@tavolata/games";
import type { Sign, Thought } from "@tavolata/table";
import { BotThinker } from "@tavolata/table/thinking";

const thinking = new BotThinker((game) => gameOf(game).module());

/** The thread in which bots think. */
parentPort?.on("message", (task) => {
  const say = (word: Sign | Thought) => parentPort?.postMessage(word);
  void thinking.think(task, say).then(say);
});
