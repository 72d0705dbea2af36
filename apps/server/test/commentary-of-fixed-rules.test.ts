import { type Client, nodeClient } from "@tavolata/client/node";
import { correctionsText, everything } from "@tavolata/kernel";
import type { Watcher } from "@tavolata/table";
import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { Games } from "../src/games.js";
import { Commentary } from "../src/play/commentary.js";
import { openStorage } from "../src/storage/database.js";
import { TableRecords } from "../src/tables/records.js";
import { newRecalls, pay } from "./recalls.js";
import { playedTable, playUpTo, reworded, useDataFolders, withFigures, withRules } from "./storage/changed-rules.js";
import { until } from "./until.js";

const dataFolder = useDataFolders();

/** Somebody who has nothing to do with the table. */
async function guestOf(address: string): Promise<Client> {
  const client = nodeClient(address);
  await client.comeIn("Una");
  return client;
}

/** What was done from a number on counts as done so many seconds from now: commentators wait for it that much longer. */
async function doneLater(folder: string, from: number, seconds: number): Promise<void> {
  const storage = await openStorage({ folder }, () => {});
  await sql`update deeds set done = now() + ${seconds} * interval '1 second' where number >= ${from}`.execute(
    storage.db,
  );
  await storage.close();
}

test.each([
  ["before anything of it may be told", 0, 2],
  ["in the middle of what doesn't fit", 3, 2],
  ["when all of it may be told", 4, 0],
])(
  "a commentator who comes %s sees a match whose last answers no longer fit from the start of its step, and goes on with its players",
  async (_when, later, seconds) => {
    const folder = await dataFolder();
    // Two piers, the landing, and one pier of the next night: the landing is what doesn't fit.
    const { id, cookie } = await playedTable(folder, { answers: 4 });
    await doneLater(folder, later, seconds);
    await withRules(folder, reworded, 1_000, async (address) => {
      const [commentator, mira] = [await guestOf(address), nodeClient(address, {}, cookie)];
      const { token } = await mira.makeLink(id, { leads: "commentator", delay: 1 });
      const booth = await commentator.watch(id, everything, token);
      await booth.until(({ answers }) => answers === 2);
      const watch = await mira.watch(id, "smuggler-1");
      await watch.answer(watch.decisions[0]!, ["stay"]);
      await booth.until(({ answers }) => answers === 3);
      expect(booth.events.map(({ number }) => number)).toEqual(booth.events.map((_event, i) => i));
      commentator.close();
      mira.close();
    });
  },
);

test("a commentator follows a match over the place where it was taken back, also while its snapshot is too new to be told", async () => {
  const folder = await dataFolder();
  const { id, cookie } = await playedTable(folder, { answers: 4 });
  const token = await withRules(folder, reworded, 1, async (address) => {
    const mira = nodeClient(address, {}, cookie);
    const watch = await mira.watch(id, "smuggler-1"); // taken back to two answers: the fifth deed
    await watch.answer(watch.decisions[0]!, ["stay"]);
    const warden = await mira.watch(id, "warden-1");
    await playUpTo([watch, warden], 4);
    const { token } = await mira.makeLink(id, { leads: "commentator", delay: 1 });
    mira.close();
    return token;
  });
  await doneLater(folder, 7, 3_600); // the last answer
  await withRules(folder, reworded, 1, async (address) => {
    const commentator = await guestOf(address);
    const booth = await commentator.watch(id, everything, token);
    await booth.until(({ answers }) => answers === 3);
    commentator.close();
  });
});

test("a match that was cut stands still for commentators, without being played anew, until it was stored whole", async () => {
  const folder = await dataFolder();
  const { id } = await playedTable(folder, { snapshotEvery: 1, answers: 7 });
  const { db, prepare, close } = await openStorage({ folder }, () => {});
  const games = Games.of({ "lantern-quay": reworded });
  const setup = vi.spyOn(reworded.ruleset, "setup");
  const faults: unknown[] = [];
  const records = new TableRecords(db, games, prepare);
  const onFault = (error: unknown) => faults.push(error);
  const commentary = new Commentary({ db, games, records, recalls: newRecalls(), onFault, onCame: async () => {} });
  const link = { id: "link", table: id, delay: 0 };
  await sql`insert into people (id, name) values ('una', 'Una')`.execute(db);
  await sql`insert into links (id, table_id, token_hash, leads, delay) values (${link.id}, ${id}, '', 'commentator', 0)`.execute(
    db,
  );
  const snapshot = await db.deleteFrom("snapshots").returningAll().executeTakeFirstOrThrow();
  const answers: number[] = [];
  const watcher: Watcher = {
    ...{ as: everything, person: "una", link: link.id, have: { events: 0, line: 0 } },
    ...{ takesChanges: false, asksEarlier: false, seen: undefined, texts: new Set(), chat: 0 },
    send: (message) => message.type === "standing" && answers.push(message.answers),
  };
  await commentary.watch(link, watcher, pay);
  expect(answers).toEqual([2]);
  setup.mockClear();
  await sql`insert into deeds (table_id, number, kind, seat, picks, decision)
    values (${id}, 8, 'answer', 'smuggler-1', '["nowhere"]', 7)`.execute(db);
  await until(() => commentary.past(link)!.number === 9);
  expect([answers, setup.mock.calls]).toEqual([[2], []]);
  await db
    .insertInto("snapshots")
    .values({ ...snapshot, save: JSON.stringify(snapshot.save), told: null })
    .execute();
  await until(() => answers.length > 1);
  expect([answers, faults]).toEqual([[2, 6], []]); // the third night, whose last answer fits nowhere, from its start
  commentary.remove(link, watcher);
  await commentary.close();
  await close();
});

test("a commentator sees a match with figures that the game no longer takes, before its players come back and after", async () => {
  const folder = await dataFolder();
  const corrections = correctionsText({ "kinds.rum.value": 9, "kinds.silk.value": 8 });
  const { id, cookie } = await playedTable(folder, { rules: withFigures(), options: { corrections }, answers: 3 });
  const withoutSilk = withFigures((kind) => kind !== "silk");
  await withRules(folder, withoutSilk, 1_000, async (address) => {
    const [commentator, mira] = [await guestOf(address), nodeClient(address, {}, cookie)];
    const { token } = await mira.makeLink(id, { leads: "commentator", delay: 1 });
    const booth = await commentator.watch(id, everything, token);
    await booth.until(({ answers }) => answers === 3);
    const watches = [await mira.watch(id, "smuggler-1"), await mira.watch(id, "warden-1")];
    await playUpTo(watches, 4);
    await booth.until(({ answers }) => answers === 4);
    expect(booth.table.options["corrections"]).toBe('{"kinds.rum.value":9}');
    commentator.close();
    mira.close();
  });
});
