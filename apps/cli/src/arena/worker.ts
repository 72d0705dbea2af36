import { parentPort } from "node:worker_threads";
import { type Series, wonOf } from "./contest.js";

/** A thread that plays matches of an arena. */
parentPort?.on("message", (series: Series) => {
  wonOf(series).then(
    (won) => parentPort?.postMessage(won),
    (error: unknown) => {
      throw error;
    },
  );
});
