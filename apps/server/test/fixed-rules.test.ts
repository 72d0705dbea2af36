import { nodeClient } from "@tavolata/client/node";
import { correctionsText } from "@tavolata/kernel";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { openStorage } from "../src/storage/database.js";
import {
  failing,
  playedTable,
  playUpTo,
  reworded,
  useDataFolders,
  usual,
  withFigures,
  withRules,
} from "./storage/changed-rules.js";

const dataFolder = useDataFolders();
const corrections = correctionsText({ "kinds.rum.value": 9, "kinds.silk.value": 8 });

test("a match whose last answers no longer fit goes back to the start of its step, says so, and goes on", async () => {
  const folder = await dataFolder();
  // Two piers, the landing, and one pier of the next night: the landing is what doesn't fit.
  const { id, cookie } = await playedTable(folder, { answers: 4 });
  for (const again of [false, true]) {
    await withRules(folder, reworded, 1_000, async (address) => {
      const mira = nodeClient(address, {}, cookie);
      const watch = await mira.watch(id, "smuggler-1");
      expect(watch.answers).toBe(again ? 3 : 2);
      expect(watch.table.notice).toMatchObject({
        answers: 2,
        message: { key: "notice.back-to-step", args: { dropped: 2 } },
      });
      expect(watch.table).toMatchObject({ answers: again ? 3 : 2 });
      expect(watch.events.map(({ number }) => number)).toEqual(watch.events.map((_event, i) => i));
      if (!again) {
        expect(watch.decisions[0]!.options.map(({ id }) => id)).toContain("stay");
        await watch.answer(watch.decisions[0]!, ["stay"]);
        await watch.until(({ answers }) => answers === 3);
      }
      expect((await mira.matchFile(id)).save.answers).toHaveLength(3);
      mira.close();
    });
  }
});

test("a step under way that no longer fits its snapshot starts again", async () => {
  const folder = await dataFolder();
  const { id, cookie } = await playedTable(folder, { snapshotEvery: 1, answers: 3, lands: true }); // a boat is loaded, and the warden is asked
  await withRules(folder, reworded, 1, async (address) => {
    const mira = nodeClient(address, {}, cookie);
    const watch = await mira.watch(id, "smuggler-1");
    expect(watch.table.notice).toMatchObject({ answers: 2, message: { args: { dropped: 1 } } });
    expect(watch.table.waiting).toEqual(["smuggler-1"]);
    await watch.answer(watch.decisions[0]!, ["stay"]);
    mira.close();
  });
});

/** Snapshots as a version before has written them: without the newest events. */
async function forgetTold(folder: string): Promise<void> {
  const storage = await openStorage({ folder }, () => {});
  await sql`update snapshots set told = null`.execute(storage.db);
  await storage.close();
}

test.each([
  ["is told on", "sides-taken"],
  ["is stood in for where a version before has kept only the match", "forgotten"],
])("from a snapshot only the step under way is lost; what was told before %s", async (_how, first) => {
  const folder = await dataFolder();
  const { id, cookie, events } = await playedTable(folder, { snapshotEvery: 1, answers: 7 }); // two nights, and a pier of the third
  if (first === "forgotten") await forgetTold(folder);
  await withRules(folder, reworded, 1, async (address) => {
    const mira = nodeClient(address, {}, cookie);
    const watch = await mira.watch(id, "warden-1");
    expect(watch.answers).toBe(7);
    expect(watch.table.notice).toBeUndefined();
    expect(watch.events.length).toBeGreaterThan(0);
    expect(watch.events.map(({ number }) => number)).toEqual(watch.events.map((_event, i) => i));
    const smuggler = await mira.watch(id, "smuggler-1");
    expect(smuggler.events).toHaveLength(events);
    expect(smuggler.events[0]).toMatchObject({ type: first, number: 0 });
    mira.close();
  });
});

test("a match that the rules fail on is left as it is, until they are mended", async () => {
  const folder = await dataFolder();
  const { id, cookie } = await playedTable(folder, { answers: 4 });
  await withRules(folder, failing, 1_000, async (address) => {
    const mira = nodeClient(address, {}, cookie);
    await expect(mira.watch(id, "smuggler-1")).rejects.toMatchObject({ fault: "broken-match" });
    expect(await mira.table(id)).toMatchObject({ answers: 4 });
    mira.close();
  });
  await withRules(folder, usual, 1_000, async (address) => {
    const mira = nodeClient(address, {}, cookie);
    const watch = await mira.watch(id, "smuggler-1");
    expect([watch.answers, watch.table.notice]).toEqual([4, undefined]);
    mira.close();
  });
});

test.each([
  ["from its beginning", 1_000],
  ["from its snapshot", 1],
])(
  "a match with figures that the game no longer takes opens %s without them, says so, and goes on",
  async (_how, snapshotEvery) => {
    const folder = await dataFolder();
    const played = { rules: withFigures(), snapshotEvery, options: { corrections }, answers: 3 };
    const { id, cookie } = await playedTable(folder, played);
    const withoutSilk = withFigures((kind) => kind !== "silk");
    for (const answers of [3, 4]) {
      await withRules(folder, withoutSilk, snapshotEvery, async (address) => {
        const mira = nodeClient(address, {}, cookie);
        const watches = [await mira.watch(id, "smuggler-1"), await mira.watch(id, "warden-1")];
        const { table } = watches[0]!;
        expect(watches[0]!.answers).toBe(answers);
        expect(table.notice).toMatchObject({
          message: { key: "notice.figures-left", args: { figures: 1, dropped: 0 } },
        });
        expect(table.options["corrections"]).toBe('{"kinds.rum.value":9}');
        await playUpTo(watches, answers + 1);
        mira.close();
      });
    }
  },
);

test("a match that is over keeps its result where the game no longer takes its figures, and says why it can't be shown", async () => {
  const folder = await dataFolder();
  const played = { rules: withFigures(), options: { corrections }, answers: Number.POSITIVE_INFINITY, lands: true };
  const { id, cookie, outcome } = await playedTable(folder, played);
  const withoutSilk = withFigures((kind) => kind !== "silk");
  await withRules(folder, withoutSilk, 1_000, async (address) => {
    const mira = nodeClient(address, {}, cookie);
    await expect(mira.watch(id, "smuggler-1")).rejects.toMatchObject({
      fault: "broken-match",
      message: expect.stringContaining("no longer taken"),
    });
    expect((await mira.table(id)).outcome).toEqual(outcome);
    mira.close();
  });
});
