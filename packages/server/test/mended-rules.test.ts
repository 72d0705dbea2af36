import { rmSync } from "node:fs";
import { nodeClient, type TableWatch } from "@tavolata/client/node";
import { Corrections, correctionsOption, correctionsText, each, everything, type Flow, one } from "@tavolata/kernel";
import { correctable, lanternQuay, type Quay, type QuayEvent } from "@tavolata/kernel/examples/lantern-quay";
import { type Works, worksOf } from "@tavolata/shelf";
import { afterAll, expect, test } from "vitest";
import { Games } from "../src/games.js";
import { startServer } from "../src/index.js";
import { newDataFolder } from "./empty-database.js";

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

type Steps = typeof lanternQuay.steps;
type Step = Steps[string];

/** The game with another step "landing": its version wasn't raised. */
function mended(landing: Step): Works {
  return worksOf<Quay, QuayEvent>({ ruleset: { ...lanternQuay, steps: { ...lanternQuay.steps, landing } } });
}

/** Who lands something calls it by another word: earlier answers don't fit. */
const reworded = mended(function* (t): Flow<string> {
  const smuggler = t.state.toLand.shift()!;
  const hand = t.state.hands[smuggler]!;
  yield* t.choose(smuggler, "landing", () => [each(hand, (card) => `bring:${card}`), one("stay")], {
    rules: ["LQ-3.1"],
    passes: false,
  });
  return t.state.toLand.length > 0 ? "landing" : "dawn";
});

/** Rules that fail are no reason to take anything back. */
const failing = mended(function* (): Flow<string> {
  throw new TypeError("a mistake in the rules");
});

/** Runs a server with these rules for a while. */
async function withRules<T>(
  folder: string,
  works: Works,
  snapshotEvery: number,
  work: (address: string) => Promise<T>,
): Promise<T> {
  const games = Games.of({ "lantern-quay": works });
  const server = await startServer({
    place: { folder },
    games,
    snapshotEvery,
    botThreads: 1,
    seeds: () => "mended",
    shortestDelay: 1,
  });
  try {
    return await work(`http://127.0.0.1:${server.port}`);
  } finally {
    await server.close();
    works.ruleset.corrections?.use(""); // its tables are those of every other test
  }
}

const usual = worksOf<Quay, QuayEvent>({ ruleset: lanternQuay });

/** Everybody on one pier; a smuggler who lands nothing, or something, until so many answers are given. */
async function playUpTo(watches: readonly TableWatch[], answers: number, lands: boolean): Promise<void> {
  while (watches[0]!.answers < answers) {
    const watch = watches.find(({ decisions }) => decisions.length > 0)!;
    const [decision] = watch.decisions;
    const liesLow = decision!.kind === "landing" && !lands;
    const wanted = liesLow ? "lie-low" : decision!.options[0]!.id;
    await watch.answer(decision!, [wanted]);
    const now = watch.answers;
    await Promise.all(watches.map((one) => one.until((other) => other.answers >= now)));
  }
}

async function table(folder: string, snapshotEvery: number, answers: number, lands = false) {
  return withRules(folder, usual, snapshotEvery, async (address) => {
    const mira = nodeClient(address);
    await mira.comeIn("Mira");
    const seats = { "smuggler-1": { sits: "me" }, "warden-1": { sits: "me" } } as const;
    const { id } = await mira.openTable({ game: "lantern-quay", seats });
    const watches = [await mira.watch(id, "smuggler-1"), await mira.watch(id, "warden-1")];
    await playUpTo(watches, answers, lands);
    const events = watches[0]!.events.length;
    mira.close();
    return { id, events, cookie: (mira.transport as unknown as { cookie: string }).cookie };
  });
}

test("a match whose last answers no longer fit goes back to the start of its step, says so, and goes on", async () => {
  const folder = await newDataFolder();
  folders.push(folder);
  // Two piers, the landing, and one pier of the next night: the landing is what doesn't fit.
  const { id, cookie } = await table(folder, 1_000, 4);
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
  const folder = await newDataFolder();
  folders.push(folder);
  const { id, cookie } = await table(folder, 1, 3, true); // a boat is loaded, and the warden is asked
  await withRules(folder, reworded, 1, async (address) => {
    const mira = nodeClient(address, {}, cookie);
    const watch = await mira.watch(id, "smuggler-1");
    expect(watch.table.notice).toMatchObject({ answers: 2, message: { args: { dropped: 1 } } });
    expect(watch.table.waiting).toEqual(["smuggler-1"]);
    await watch.answer(watch.decisions[0]!, ["stay"]);
    mira.close();
  });
});

test("from a snapshot only the step under way is lost; what can't be told any more is stood in for", async () => {
  const folder = await newDataFolder();
  folders.push(folder);
  const { id, cookie, events } = await table(folder, 1, 7); // two nights, and a pier of the third
  await withRules(folder, reworded, 1, async (address) => {
    const mira = nodeClient(address, {}, cookie);
    const watch = await mira.watch(id, "warden-1");
    expect(watch.answers).toBe(7);
    expect(watch.table.notice).toBeUndefined();
    expect(watch.events.length).toBeGreaterThan(0);
    expect(watch.events.map(({ number }) => number)).toEqual(watch.events.map((_event, i) => i));
    const smuggler = await mira.watch(id, "smuggler-1");
    expect(smuggler.events).toHaveLength(events);
    expect(smuggler.events[0]).toMatchObject({ type: "forgotten", number: 0 });
    mira.close();
  });
});

test("a match that the rules fail on is left as it is, until they are mended", async () => {
  const folder = await newDataFolder();
  folders.push(folder);
  const { id, cookie } = await table(folder, 1_000, 4);
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

/** The game with figures to correct: of all goods, or of those alone that are still called so. */
function withFigures(isStillThere: (kind: string) => boolean): Works {
  const kinds = Object.entries(correctable.tables["kinds"]!).filter(([kind]) => isStillThere(kind));
  const corrections = new Corrections({ ...correctable, tables: { kinds: Object.fromEntries(kinds) } });
  const options = [...lanternQuay.options, correctionsOption("LQ-1.1")];
  return worksOf<Quay, QuayEvent>({ ruleset: { ...lanternQuay, options, corrections } });
}

test.each([
  ["from its beginning", 1_000],
  ["from its snapshot", 1],
])(
  "a match with figures that the game no longer takes opens %s without them, says so, and goes on",
  async (_how, snapshotEvery) => {
    const folder = await newDataFolder();
    folders.push(folder);
    const corrections = correctionsText({ "kinds.rum.value": 9, "kinds.silk.value": 8 });
    const before = withFigures(() => true);
    const { id, cookie } = await withRules(folder, before, snapshotEvery, async (address) => {
      const mira = nodeClient(address);
      await mira.comeIn("Mira");
      const seats = { "smuggler-1": { sits: "me" }, "warden-1": { sits: "me" } } as const;
      const { id } = await mira.openTable({ game: "lantern-quay", seats, options: { corrections } });
      const watches = [await mira.watch(id, "smuggler-1"), await mira.watch(id, "warden-1")];
      await playUpTo(watches, 3, false);
      mira.close();
      return { id, cookie: (mira.transport as unknown as { cookie: string }).cookie };
    });
    for (const answers of [3, 4]) {
      await withRules(
        folder,
        withFigures((kind) => kind !== "silk"),
        snapshotEvery,
        async (address) => {
          const mira = nodeClient(address, {}, cookie);
          const watches = [await mira.watch(id, "smuggler-1"), await mira.watch(id, "warden-1")];
          const { table } = watches[0]!;
          expect(watches[0]!.answers).toBe(answers);
          expect(table.notice).toMatchObject({
            message: { key: "notice.figures-left", args: { figures: 1, dropped: 0 } },
          });
          expect(table.options["corrections"]).toBe('{"kinds.rum.value":9}');
          await playUpTo(watches, answers + 1, false);
          mira.close();
        },
      );
    }
  },
);

test("a match that is over keeps its result where the game no longer takes its figures, and says why it can't be shown", async () => {
  const folder = await newDataFolder();
  folders.push(folder);
  const corrections = correctionsText({ "kinds.rum.value": 9, "kinds.silk.value": 8 });
  const { id, cookie, outcome } = await withRules(
    folder,
    withFigures(() => true),
    1_000,
    async (address) => {
      const mira = nodeClient(address);
      await mira.comeIn("Mira");
      const seats = { "smuggler-1": { sits: "me" }, "warden-1": { sits: "me" } } as const;
      const { id } = await mira.openTable({ game: "lantern-quay", seats, options: { corrections } });
      const watches = [await mira.watch(id, "smuggler-1"), await mira.watch(id, "warden-1")];
      while (!watches[0]!.view.outcome) await playUpTo(watches, watches[0]!.answers + 1, true);
      const { outcome } = await mira.table(id);
      mira.close();
      return { id, outcome, cookie: (mira.transport as unknown as { cookie: string }).cookie };
    },
  );
  await withRules(
    folder,
    withFigures((kind) => kind !== "silk"),
    1_000,
    async (address) => {
      const mira = nodeClient(address, {}, cookie);
      await expect(mira.watch(id, "smuggler-1")).rejects.toMatchObject({
        fault: "broken-match",
        message: expect.stringContaining("no longer taken"),
      });
      expect((await mira.table(id)).outcome).toEqual(outcome);
      mira.close();
    },
  );
});

test("a commentator sees a match with figures that the game no longer takes, before its players come back and after", async () => {
  const folder = await newDataFolder();
  folders.push(folder);
  const corrections = correctionsText({ "kinds.rum.value": 9, "kinds.silk.value": 8 });
  const { id, cookie, token } = await withRules(
    folder,
    withFigures(() => true),
    1_000,
    async (address) => {
      const mira = nodeClient(address);
      await mira.comeIn("Mira");
      const seats = { "smuggler-1": { sits: "me" }, "warden-1": { sits: "me" } } as const;
      const { id } = await mira.openTable({ game: "lantern-quay", seats, options: { corrections } });
      const watches = [await mira.watch(id, "smuggler-1"), await mira.watch(id, "warden-1")];
      await playUpTo(watches, 3, false);
      const { token } = await mira.makeLink(id, { leads: "commentator", delay: 1 });
      mira.close();
      return { id, token, cookie: (mira.transport as unknown as { cookie: string }).cookie };
    },
  );
  await withRules(
    folder,
    withFigures((kind) => kind !== "silk"),
    1_000,
    async (address) => {
      const [commentator, mira] = [nodeClient(address), nodeClient(address, {}, cookie)];
      const booth = await commentator.watch(id, everything, token);
      await booth.until(({ answers }) => answers === 3);
      const watches = [await mira.watch(id, "smuggler-1"), await mira.watch(id, "warden-1")];
      await playUpTo(watches, 4, false);
      await booth.until(({ answers }) => answers === 4);
      expect(booth.table.options["corrections"]).toBe('{"kinds.rum.value":9}');
      commentator.close();
      mira.close();
    },
  );
});
