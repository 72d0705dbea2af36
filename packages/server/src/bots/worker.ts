import { parentPort } from "node:worker_threads";
import { gameOf } from "@tavolata/shelf/games";
import { Thinking } from "@tavolata/table/thinking";

const thinking = new Thinking((game) => gameOf(game).works());

/** The thread in which bots think. */
parentPort?.on("message", (task) => {
  void thinking.think(task).then((thought) => parentPort?.postMessage(thought));
});
