import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BotQuestion } from "@tavolata/table";
import { expect, test } from "vitest";
import { BotPool } from "../../src/bots/pool.js";

/** What threads run here, as they really are: something else thinks in them. What happens only once is marked in a folder. */
const program = (folder: string) => `
  import { mkdirSync } from "node:fs";
  import { parentPort } from "node:worker_threads";
  const isFirst = (table) => {
    try {
      mkdirSync(${JSON.stringify(folder)} + "/" + table);
      return true;
    } catch {
      return false;
    }
  };
  parentPort.on("message", ({ job, table }) => {
    parentPort.postMessage({ job, at: "opening" });
    parentPort.postMessage({ job, at: "thinking" });
    if (table === "hangs" && isFirst(table)) for (;;);
    if (table === "dies" && isFirst(table)) process.exit(0);
    if (table === "is silent" && isFirst(table)) return;
    if (table === "fails" && isFirst(table)) throw new Error("a bot's mistake");
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

test("a thread that hangs, dies, falls silent or fails is replaced, and what it was asked is answered all the same", async () => {
  const folder = mkdtempSync(join(tmpdir(), "bots-"));
  const pool = new BotPool(2, new URL(`data:text/javascript,${encodeURIComponent(program(folder))}`));
  try {
    await Promise.all(["one", "two"].map((table) => pool.think(question(table)))); // both threads are warm
    const trouble = ["hangs", "dies", "is silent", "fails"].map((table) => pool.think(question(table)));
    const others = ["three", "four", "five"].map((table) => pool.think(question(table)));
    const strong = pool.think(question("six", "strong")); // others have threads of their own
    const picks = (await Promise.all([...trouble, ...others, strong])).map(({ picks }) => picks[0]);
    expect(picks).toEqual(["hangs", "dies", "is silent", "fails", "three", "four", "five", "six"]);
    expect(pool.load).toBe(0);
  } finally {
    await pool.close();
    rmSync(folder, { recursive: true });
  }
});
