import { parentPort } from "node:worker_threads";
import { games } from "@tavolata/games";
import { print } from "@tavolata/print";
import type { PrintReply, PrintTask } from "./task.js";

/** The thread in which documents are made. */
parentPort?.on("message", (task: PrintTask) => {
  void printed(task).then((answer) => parentPort?.postMessage(answer));
});

async function printed({ job, order }: PrintTask): Promise<PrintReply> {
  try {
    return { job, bytes: (await print(games, order)).bytes };
  } catch (error) {
    return { job, fault: error instanceof Error ? error.message : String(error) };
  }
}
