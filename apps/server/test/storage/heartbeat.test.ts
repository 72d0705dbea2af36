import { expect, test } from "vitest";
import { Heartbeat } from "../../src/storage/heartbeat.js";
import { until } from "../until.js";

/** A heart that beats when it is told to, in a database that may or may not answer. */
function heart() {
  let now = 0;
  const said: string[] = [];
  const database = { answers: true, tells: true };
  const heartbeat: Heartbeat = new Heartbeat({
    send: async () => {
      if (!database.answers) throw new Error("gone");
      if (database.tells) heartbeat.heard();
    },
    lost: () => said.push(`lost at ${now}`),
    found: () => said.push(`found at ${now}`),
    onFault: (error) => said.push(`fault at ${now}: ${(error as Error).message}`),
    now: () => now,
  });
  const until = async (end: number) => {
    for (; now < end; now += 2_000) await heartbeat.beat();
  };
  return { heartbeat, database, said, until };
}

test("a connection that leads nowhere is noticed within ten seconds, once, and found again when it hears", async () => {
  const { heartbeat, database, said, until } = heart();
  await until(20_000);
  database.tells = false;
  await until(60_000);
  const [lost] = said;
  const at = Number(/lost at (\d+)/.exec(lost!)![1]);
  expect(at).toBeGreaterThan(22_000);
  expect(at).toBeLessThanOrEqual(30_000);
  expect([said.length, heartbeat.isLost]).toEqual([1, true]);
  database.tells = true;
  await until(62_000);
  expect([said.at(-1), heartbeat.isLost]).toEqual(["found at 60000", false]);
});

test("while the database itself is away nothing was missed, and it is said once", async () => {
  const { heartbeat, database, said, until } = heart();
  await until(10_000);
  database.answers = false;
  await until(60_000);
  expect([said, heartbeat.isLost]).toEqual([["fault at 10000: gone"], false]);
});

test("a connection that leads nowhere is noticed although the next beat hangs; one that hangs says nothing of it by itself", async () => {
  for (const taken of [0, 1]) {
    let [now, sent, lost] = [0, 0, 0];
    let letGo = () => {};
    let isOver = false;
    const heartbeat = new Heartbeat({
      send: () => {
        sent += 1;
        if (sent <= taken || isOver) return Promise.resolve();
        return new Promise((resolve) => {
          letGo = resolve;
        });
      },
      lost: () => {
        lost += 1;
      },
      found: () => {},
      onFault: () => {},
      every: 1,
      now: () => now,
    });
    heartbeat.start();
    await until(() => sent > taken);
    now = 60_000;
    if (taken > 0) await until(() => lost > 0);
    for (let ticks = 0; ticks < 20; ticks++) await new Promise((resolve) => setTimeout(resolve, 1));
    expect([taken, lost]).toEqual([taken, taken]);
    isOver = true;
    letGo();
    await heartbeat.close();
  }
});
