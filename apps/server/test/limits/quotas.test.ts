import type { Client } from "@tavolata/client/node";
import { Match, type Save } from "@tavolata/kernel";
import { lanternQuay } from "@tavolata/kernel/examples/lantern-quay";
import { expect, test } from "vitest";
import { anyPicks, useHouse } from "../test-server.js";

const house = useHouse({ quotas: { running: 3, tables: 5, files: 2, guestsPerHour: 1_000 } });

const quay = { game: "lantern-quay", seats: { "warden-1": { sits: "me" }, "smuggler-1": { sits: "me" } } } as const;

/** A match as a file, from its beginning or to its end. */
function file(isOver: boolean): Save {
  const match = Match.start(lanternQuay, { options: {}, seed: "file" });
  while (isOver && !match.outcome) {
    const { seat, ids, min } = match.asked[0]!;
    match.answer({ seat, picks: ids.slice(0, Math.max(1, min)) });
  }
  return match.save();
}

/** A match is played to its end at the table. */
async function playOut(client: Client, id: string): Promise<void> {
  const watches = await Promise.all(["warden-1", "smuggler-1"].map((seat) => client.watch(id, seat)));
  while (!watches[0]!.view.outcome) {
    const watch = watches.find(({ decisions }) => decisions.length > 0);
    if (watch) await watch.answer(watch.decisions[0]!, anyPicks(watch.decisions[0]!));
    else await watches[0]!.until(({ decisions, view }) => decisions.length > 0 || !!view.outcome);
  }
  for (const watch of watches) watch.stop();
}

function settled(all: readonly PromiseSettledResult<unknown>[]) {
  const refused = all.flatMap((one) => (one.status === "rejected" ? [one.reason as { fault: string }] : []));
  return { taken: all.length - refused.length, faults: [...new Set(refused.map(({ fault }) => fault))] };
}

test("of many tables that are opened at once as many are, as one person may have", async () => {
  const mira = await house.guest("Mira");
  const tries = await Promise.allSettled(Array.from({ length: 8 }, () => mira.openTable(quay)));
  expect(settled(tries)).toEqual({ taken: 3, faults: ["too-many-kept"] });
  await expect(mira.openTable(quay)).rejects.toMatchObject({
    message: "One person has at most 3 tables that aren't over here: end one, or delete one at which you sit alone.",
  });
  const { tables } = await mira.tables("mine");
  await mira.deleteTable(tables[0]!.id);
  await mira.openTable(quay);
  await expect(mira.openTable(quay)).rejects.toMatchObject({ fault: "too-many-kept" });
  // What somebody else has counts for them.
  await (await house.guest("Tor")).openTable(quay);
});

test("of many files that are brought along at once as many are, as one person may have", async () => {
  const mira = await house.guest("Mira");
  const tries = await Promise.allSettled(Array.from({ length: 5 }, () => mira.openFromFile({ save: file(true) })));
  expect(settled(tries)).toEqual({ taken: 2, faults: ["too-many-kept"] });
  await expect(mira.openFromFile({ save: file(false) })).rejects.toMatchObject({
    message: expect.stringContaining("at most 2 tables that came from files"),
  });
  for (let i = 0; i < 3; i++) await mira.openTable(quay);
  await expect(mira.openTable(quay)).rejects.toMatchObject({ fault: "too-many-kept" });
  await mira.deleteTable((await mira.tables("mine")).tables[0]!.id);
});

test("a table that is over counts no longer as one that is played, and a rematch counts for its owner", async () => {
  const mira = await house.guest("Mira");
  const tor = await house.guest("Tor");
  const { id } = await mira.openTable({ game: "lantern-quay", seats: quay.seats, open: true });
  await playOut(mira, id);
  await mira.sit(id, "smuggler-1", { sits: "nobody" });
  await tor.acceptInvitation((await mira.makeLink(id, { leads: "seat", seat: "smuggler-1" })).token);
  for (let i = 0; i < 3; i++) await mira.openTable(quay);
  await expect(tor.rematch(id)).rejects.toMatchObject({ fault: "too-many-kept" });
  expect((await tor.tables("mine")).tables.map((table) => table.id)).toEqual([id]);
  const { tables } = await mira.tables("mine");
  await mira.deleteTable(tables.find((table) => table.id !== id)!.id);
  expect(await tor.rematch(id)).toMatchObject({ owner: { name: "Mira" } });
});

test("a table is deleted by its owner, and only where nobody else sits", async () => {
  const [mira, tor] = [await house.guest("Mira"), await house.guest("Tor")];
  const { id } = await mira.openTable({ game: "lantern-quay", open: true, seats: { "smuggler-1": { sits: "me" } } });
  await tor.sit(id, "warden-1", { sits: "me" });
  await expect(tor.deleteTable(id)).rejects.toMatchObject({ fault: "not-yours" });
  await expect(mira.deleteTable(id)).rejects.toMatchObject({ fault: "others-sit" });
  await tor.sit(id, "warden-1", { sits: "nobody" });
  const looking = await tor.watch(id, "audience");
  const ended = new Promise((resolve) =>
    looking.onChange((change) => change.change === "ended" && resolve(change.why)),
  );
  await mira.deleteTable(id);
  expect(await ended).toMatchObject({ fault: "not-found" });
  await expect(mira.table(id)).rejects.toMatchObject({ fault: "not-found" });
  await expect(mira.deleteTable(id)).rejects.toMatchObject({ fault: "not-found" });
});

test("whoever sits down while a table is deleted either sits there, or has come too late", async () => {
  const [mira, tor] = [await house.guest("Mira"), await house.guest("Tor")];
  for (let i = 0; i < 5; i++) {
    const { id } = await mira.openTable({ game: "lantern-quay", open: true });
    const [sits, goes] = await Promise.allSettled([tor.sit(id, "warden-1", { sits: "me" }), mira.deleteTable(id)]);
    expect([sits.status, goes.status].sort()).toEqual(["fulfilled", "rejected"]);
    if (goes.status === "rejected") {
      expect(goes.reason).toMatchObject({ fault: "others-sit" });
      await tor.sit(id, "warden-1", { sits: "nobody" });
      await mira.deleteTable(id);
    }
  }
});
