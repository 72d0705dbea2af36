import { parentPort } from "node:worker_threads";
import { type Series, winsOf } from "./contest.js";

/** A thread that plays matches of an arena. */
parentPort?.on("message", (series: Series) => {
  winsOf(series).then(
    (wins) => parentPort?.postMessage(wins),
    (error: unknown) => {
      throw error;
    },
  );
});
