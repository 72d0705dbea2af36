import { Worker } from "node:worker_threads";
import type { BotQuestion, BotWorkerSays } from "@tavolata/table";
import { expect, test } from "vitest";
import { BotPool } from "../src/bots/pool.js";

/** Threads as they really are, in which something else thinks. What happens only once is counted for all of them. */
const script = `
  const { parentPort, workerData } = require("node:worker_threads");
  parentPort.on("message", ({ job, table }) => {
    const isFirst = (place) => Atomics.add(workerData, place, 1) === 0;
    parentPort.postMessage({ job, at: "opening" });
    parentPort.postMessage({ job, at: "thinking" });
    if (table === "hangs" && isFirst(0)) for (;;);
    if (table === "dies" && isFirst(1)) process.exit(0);
    if (table === "is silent" && isFirst(2)) return;
    if (table === "fails" && isFirst(3)) throw new Error("a bot's mistake");
    parentPort.postMessage({ job, choice: { picks: [table], reason: { key: "bot.thumb" } } });
  });
`;

const question = (table: string, bot = "normal"): BotQuestion => ({
  table,
  person: table,
  isHint: false,
  game: "lantern-quay",
  bot,
  seat: "warden-1",
  decision: 1,
  number: 1,
  explain: false,
  from: () => ({ save: {} as never }),
});

function poolOf(code: string) {
  const counts = new Int32Array(new SharedArrayBuffer(16));
  let started = 0;
  const start = (says: BotWorkerSays) => {
    started += 1;
    const worker = new Worker(code, { eval: true, workerData: counts, execArgv: [] });
    worker.on("message", says.thought).on("error", says.failed);
    worker.on("exit", () => says.failed(new Error("gone")));
    return { send: (task: unknown) => worker.postMessage(task), end: () => worker.terminate() };
  };
  return { pool: new BotPool(2, start), started: () => started };
}

test("a thread that hangs, dies, falls silent or fails is replaced, and what it was asked is answered all the same", async () => {
  const { pool, started } = poolOf(script);
  try {
    await Promise.all(["one", "two"].map((table) => pool.think(question(table)))); // both threads are warm
    const trouble = ["hangs", "dies", "is silent", "fails"].map((table) => pool.think(question(table)));
    const others = ["three", "four", "five"].map((table) => pool.think(question(table)));
    const strong = pool.think(question("six", "strong")); // others have threads of their own
    const picks = (await Promise.all([...trouble, ...others, strong])).map(({ picks }) => picks[0]);
    expect(picks).toEqual(["hangs", "dies", "is silent", "fails", "three", "four", "five", "six"]);
    expect(started()).toBeGreaterThanOrEqual(3 + 3); // the last one that failed may not have been wanted again
    expect(pool.load).toBe(0);
  } finally {
    await pool.close();
  }
});
