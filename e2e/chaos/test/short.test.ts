import { afterEach, expect, test, vi } from "vitest";
import { emptyDataFolder } from "../../../apps/server/test/storage/empty-database.js";
import { tryPGlite } from "../house/storage.js";
import { killOften } from "../trials/kill.js";
import { fuzz } from "../trials/messages.js";
import { endOften } from "../trials/sigterm.js";

const load = { quays: 2, quests: 0, questsWithBots: 1 };
const quiet = () => {};

/** Several processes start here one after the other: on a busy machine that takes its time. */
vi.setConfig({ testTimeout: 600_000 });

/** Those that are killed and ended here play too little to be worth the time that they would take to warm up. */
const cold = () => vi.stubEnv("ORDEAL_COLD", "yes");
afterEach(() => void vi.unstubAllEnvs());

test("kill -9 under load: no acknowledged answer is lost, every match opens and goes on", async () => {
  cold();
  const storage = await tryPGlite(await emptyDataFolder());
  try {
    expect(await killOften(storage, 2, "short", quiet, load)).toMatchObject({ holds: true });
  } finally {
    await storage.remove();
  }
});

test("SIGTERM under load: it ends by itself with nothing lost", async () => {
  cold();
  const storage = await tryPGlite(await emptyDataFolder());
  try {
    expect(await endOften(storage, 1, "short", load)).toMatchObject({ isWhole: true, codes: [0] });
  } finally {
    await storage.remove();
  }
});

test("2,000 malformed, oversized, out-of-order and hostile messages: typed errors, no crash", async () => {
  const storage = await tryPGlite(await emptyDataFolder());
  const { holds, seen } = await fuzz(storage, 2_000, "short", quiet);
  expect(holds, seen.join("\n")).toBe(true);
});
