import { setImmediate } from "node:timers/promises";
import type { Client, NodeTransport } from "@tavolata/client/node";
import type { FromServer } from "@tavolata/client/protocol";
import { everything, Match } from "@tavolata/kernel";
import { sql } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { WebSocket } from "ws";
import { openStorage } from "../../src/storage/database.js";
import { anyPicks, useHouse } from "../test-server.js";
import { endlessFile, endlessGames } from "./long-game.js";

const house = useHouse({
  games: endlessGames,
  shortestDelay: 1,
  keepsAtEnd: false,
  snapshotEvery: 1_000_000,
  limits: { workPerSecond: 0.001, workAtOnce: 1_000 },
});
const answers = 1_205;

/** So many answers may be played again before others have their turn: fifty of the players' match, and fifty of the commentators'. */
const inOneGo = 2 * 50;

/** How many answers are played at most before anything else has its turn. */
function longestGo(): () => number {
  const answer = vi.spyOn(Match.prototype, "answer");
  let most = 0;
  let isOver = false;
  const look = async () => {
    // ends: with the test
    while (!isOver) {
      most = Math.max(most, answer.mock.calls.length);
      answer.mockClear();
      await setImmediate();
    }
  };
  void look();
  onTestFinished(() => {
    isOver = true;
    answer.mockRestore();
  });
  return () => Math.max(most, answer.mock.calls.length);
}

/** Does this to the storage while the server is away. */
async function meanwhile(work: (db: Awaited<ReturnType<typeof openStorage>>["db"]) => Promise<unknown>): Promise<void> {
  await house.restart(async () => {
    const storage = await openStorage(house.place, () => {});
    await work(storage.db);
    await storage.close();
  });
}

async function longTable(mira: Client): Promise<string> {
  const seats = { ann: { sits: "me" }, bob: { sits: "me" } } as const;
  return (await mira.openFromFile({ save: endlessFile(answers), seats })).id;
}

/** All that somebody is told who watches as a page did that knows nothing of earlier events. */
async function watchAsBefore(client: Client, how: object): Promise<unknown[]> {
  const { cookie } = client.transport as NodeTransport;
  const socket = new WebSocket(`${house.address.replace("http", "ws")}/api/play`, { headers: { cookie: cookie! } });
  onTestFinished(() => socket.terminate());
  return new Promise((resolve, reject) => {
    const events: unknown[] = [];
    socket.on("message", (data) => {
      const message = JSON.parse(String(data)) as FromServer;
      if (message.type === "welcome") socket.send(JSON.stringify({ type: "watch", id: "w", ...how }));
      if (message.type === "refused") reject(new Error(message.why.message));
      if (message.type !== "standing") return;
      events.push(...message.events);
      if (!message.more) resolve(events);
    });
  });
}

test("a long match without a snapshot is opened in pieces, between which others have their turn", async () => {
  const mira = await house.guest("Mira");
  const id = await longTable(mira);
  await meanwhile((db) => db.deleteFrom("snapshots").execute());
  const longest = longestGo();
  const watch = await mira.watch(id, "ann");
  expect(watch.answers).toBe(answers);
  expect(longest()).toBeLessThanOrEqual(inOneGo);
  const asked = [watch, await mira.watch(id, "bob")].find(({ decisions }) => decisions.length > 0)!;
  await asked.answer(asked.decisions[0]!, anyPicks(asked.decisions[0]!));
});

test("so it is for commentators, whichever page they have; they are told all of it, and pay for that", async () => {
  const [mira, una] = [await house.guest("Mira"), await house.guest("Una")];
  const id = await longTable(mira);
  const { token } = await mira.makeLink(id, { leads: "commentator", delay: 1 });
  await meanwhile(async (db) => {
    await db.deleteFrom("snapshots").execute();
    await sql`update deeds set done = done - interval '1 hour'`.execute(db);
    await sql`update tables set begun = begun - interval '1 hour'`.execute(db);
  });
  const longest = longestGo();
  const now = await una.watch(id, everything, token);
  expect([now.answers, now.first > 0]).toEqual([answers, true]);
  const before = await watchAsBefore(una, { table: id, as: everything, link: token });
  expect(before.length).toBe(now.first + now.events.length);
  expect(longest()).toBeLessThanOrEqual(inOneGo);
  const again = async (): Promise<number> => {
    for (let times = 0; times < 20; times++) {
      const isTold = await watchAsBefore(una, { table: id, as: everything, link: token }).catch(() => undefined);
      if (!isTold) return times;
    }
    return Number.POSITIVE_INFINITY;
  };
  expect(await again()).toBeLessThan(10);
});
