import type { Client, NodeTransport, TableWatch } from "@tavolata/client/node";
import { expect, test } from "vitest";
import { anyPicks, useHouse } from "./test-server.js";

const house = useHouse({ snapshotEvery: 3 });

/** Mira and Tor at a table of their own. */
async function twoAtTable(settings = {}) {
  const [mira, tor] = [await house.guest("Mira"), await house.guest("Tor")];
  const { id } = await mira.openTable({
    game: "lantern-quay",
    open: true,
    settings,
    seats: { "smuggler-1": { sits: "me" } },
  });
  await tor.sit(id, "warden-1", { sits: "me" });
  const watches = [await mira.watch(id, "smuggler-1"), await tor.watch(id, "warden-1")] as const;
  return { id, mira, tor, watches };
}

async function answerOne(watches: readonly TableWatch[]): Promise<TableWatch> {
  await Promise.race(watches.map((watch) => watch.until(({ decisions }) => decisions.length > 0)));
  const asked = watches.find(({ decisions }) => decisions.length > 0)!;
  const decision = asked.decisions[0]!;
  const { answers } = asked;
  await asked.answer(decision, anyPicks(decision));
  for (const watch of watches) await watch.until((one) => one.answers === answers + 1);
  return asked;
}

const again = (client: Client) => house.nobody((client.transport as NodeTransport).cookie);

/** What somebody is told who comes anew. */
async function afresh(client: Client, id: string, as: string) {
  const watch = await again(client).watch(id, as);
  return { events: [...watch.events], view: watch.view, answers: watch.answers };
}

test("one's own answer is taken back alone as long as nothing was shown, and done again", async () => {
  const { watches } = await twoAtTable();
  const asked = await answerOne(watches);
  expect(asked.undoOffer).toEqual({ to: 0, free: true });
  expect(await asked.undo()).toBe("done");
  for (const watch of watches) await watch.until(({ answers }) => answers === 0);
  expect(asked.decisions).toHaveLength(1);
  expect(asked.canRedo).toBe(true);
  await asked.redo();
  for (const watch of watches) await watch.until(({ answers }) => answers === 1);
});

test("what others saw is taken back only when all agree; one no ends the vote", async () => {
  const { id, mira, tor, watches } = await twoAtTable();
  const [smuggler, warden] = watches;
  for (let i = 0; i < 5; i++) await answerOne(watches);
  expect(await smuggler.undo(1)).toBe("voting");
  await warden.until(({ table }) => table.vote !== undefined);
  expect(warden.table.vote).toEqual({ by: "smuggler-1", to: 1, agreed: ["smuggler-1"] });
  await warden.vote(false);
  await smuggler.until(({ table }) => table.vote === undefined);
  expect((await mira.table(id)).answers).toBe(5);
  await expect(warden.vote(true)).rejects.toMatchObject({ fault: "stale" });

  await smuggler.undo(1);
  await warden.until(({ table }) => table.vote !== undefined);
  await warden.vote(true);
  for (const watch of watches) await watch.until(({ answers }) => answers === 1);
  expect((await mira.table(id)).vote).toBeUndefined();
  for (const [client, watch] of [
    [mira, smuggler],
    [tor, warden],
  ] as const) {
    expect({ events: watch.events, view: watch.view, answers: 1 }).toEqual(await afresh(client, id, watch.as));
  }

  // The match goes on, also from what is stored: through snapshots, with what was taken back in between.
  for (let i = 0; i < 4; i++) await answerOne(watches);
  const before = await afresh(mira, id, "smuggler-1");
  await house.restart();
  expect(await afresh(mira, id, "smuggler-1")).toEqual(before);
  await smuggler.until(({ answers }) => answers === before.answers);
  expect(smuggler.events).toEqual(before.events);
});

test("a vote is over when the match goes on", async () => {
  const { watches } = await twoAtTable();
  for (let i = 0; i < 3; i++) await answerOne(watches);
  expect(await watches[0].undo(0)).toBe("voting");
  await watches[1].until(({ table }) => table.vote !== undefined);
  await answerOne(watches);
  await expect(watches[1].vote(true)).rejects.toMatchObject({ fault: "stale" });
});

test("bots agree: against them a person takes back what it likes", async () => {
  const mira = await house.guest("Mira");
  const seats = { "smuggler-1": { sits: "bot", bot: "normal" }, "warden-1": { sits: "me" } } as const;
  const { id } = await mira.openTable({ game: "lantern-quay", seats });
  const watch = await mira.watch(id, "warden-1");
  for (let i = 0; i < 1; i++) {
    await watch.until(({ decisions }) => decisions.length > 0);
    const decision = watch.decisions[0]!;
    await watch.answer(decision, anyPicks(decision));
    await watch.until(({ decisions }) => decisions.every(({ number }) => number !== decision.number));
  }
  await watch.until(({ decisions }) => decisions.length > 0);
  expect(watch.undoOffer).toMatchObject({ free: true });
  const { to } = watch.undoOffer!;
  expect(await watch.undo()).toBe("done");
  await watch.until(({ answers, decisions }) => answers <= to + 1 && decisions.length > 0);
});

test("nobody takes back from another's seat, and nobody at a strict table", async () => {
  const { id, watches, tor } = await twoAtTable({ undo: "strict" });
  await answerOne(watches);
  expect(watches[0].undoOffer).toBeUndefined();
  await expect(watches[0].undo()).rejects.toMatchObject({ fault: "strict-table" });
  const audience = await tor.watch(id, "audience");
  await expect(audience.undo()).rejects.toMatchObject({ fault: "not-yours" });
  await expect(audience.redo()).rejects.toMatchObject({ fault: "not-yours" });
  await expect(audience.vote(true)).rejects.toMatchObject({ fault: "not-yours" });
});
