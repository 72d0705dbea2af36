/** When the tests of a file are over, nothing of theirs may be left that keeps the process: wherever the file lies. */
import type { Worker } from "node:worker_threads";
import { afterAll, expect } from "vitest";
import { leftOver, TimersNoted } from "./left-over.js";

/** What ends by itself, such as a connection that was let go, has so long for it, in milliseconds. */
const patience = 20_000;

const workers = new Set<Worker>();
const begun = (worker: Worker) => {
  workers.add(worker);
  worker.once("exit", () => workers.delete(worker));
};
process.on("worker", begun);
const timers = new TimersNoted();
const before = process.getActiveResourcesInfo();

afterAll(async () => {
  process.off("worker", begun);
  timers.stop();
  const left = () => [
    ...leftOver(before, process.getActiveResourcesInfo()),
    ...timers.left,
    ...Array.from(workers, ({ threadId }) => `thread ${threadId}`),
  ];
  const end = performance.now() + patience;
  while (left().length > 0 && performance.now() < end) await new Promise((resolve) => setImmediate(resolve));
  expect(left(), "These were left open by the tests of this file").toEqual([]);
});
