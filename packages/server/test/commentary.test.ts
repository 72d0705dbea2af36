import { type Client, nodeClient, type TableWatch } from "@tavolata/client/node";
import type { SeatChanges } from "@tavolata/client/protocol";
import { everything, Match, replay } from "@tavolata/kernel";
import { lanternQuay } from "@tavolata/kernel/examples/lantern-quay";
import { expect, test } from "vitest";
import { anyPicks, useHouse } from "./house.js";

const house = useHouse({ shortestDelay: 1, snapshotEvery: 3 });
const usual = useHouse();

/** Mira the smuggler and Tor the warden, who have given so many answers. */
async function tableOf(mira: Client, tor: Client, answers: number, seatChanges: SeatChanges = "refused") {
  const { id } = await mira.openTable({
    game: "lantern-quay",
    open: true,
    options: { pairs: 1 },
    seats: { "smuggler-1": { sits: "me" } },
    seatChanges,
  });
  await tor.sit(id, "warden-1", { sits: "me" });
  const watches = [await mira.watch(id, "smuggler-1"), await tor.watch(id, "warden-1")] as const;
  await play(watches, answers);
  return { id, watches };
}

async function play(watches: readonly TableWatch[], answers: number): Promise<void> {
  for (let given = 0; given < answers; given++) {
    const watch = watches.find(({ decisions }) => decisions.length > 0);
    if (!watch) return;
    const decision = watch.decisions[0]!;
    await watch.answer(decision, anyPicks(decision));
    await watch.until(({ decisions }) => decisions.every(({ key }) => key !== decision.key));
    await Promise.all(watches.map((one) => one.until((other) => other.answers >= watch.answers)));
  }
}

test("a commentator sees everything, some time later", async () => {
  const [mira, tor] = [await house.guest("Mira"), await house.guest("Tor")];
  const { id, watches } = await tableOf(mira, tor, 4);
  const late = await mira.makeLink(id, { leads: "commentator", delay: 3_600 });
  const soon = await mira.makeLink(id, { leads: "commentator", delay: 1 });

  // Nothing was done an hour ago: the table as it was laid.
  const early = await house.nobody().watch(id, everything, late.token);
  const laid = Match.start(lanternQuay, { options: early.table.options });
  expect(early.answers).toBe(0);
  expect(early.table).toMatchObject({ answers: 0, waiting: laid.view("audience").waiting });

  const commentator = await house.nobody().watch(id, everything, soon.token);
  await commentator.until(({ answers }) => answers === 4);
  expect(commentator.decisions).toEqual([]);
  const hands = (commentator.view.state as { hands: Record<string, string[]> }).hands;
  for (const watch of watches) {
    const own = (watch.view.state as { hands: Record<string, string[]> }).hands[watch.as];
    expect(hands[watch.as]).toEqual(own);
  }
  await play(watches, 1_000);
  await watches[0].until(({ view }) => view.outcome !== undefined);
  await commentator.until(({ table }) => table.outcome !== undefined);
  const { save } = await mira.matchFile(id);
  expect(commentator.events).toEqual(JSON.parse(JSON.stringify(replay(lanternQuay, save).events(everything))));
  expect(early.answers).toBe(0);
});

test("everybody at the table knows of it, and only the owner makes and revokes it", async () => {
  const [mira, tor] = [await house.guest("Mira"), await house.guest("Tor")];
  const { id, watches } = await tableOf(mira, tor, 1);
  expect(watches[1].table.commentary).toBeUndefined();
  await expect(tor.makeLink(id, { leads: "commentator", delay: 600 })).rejects.toMatchObject({ fault: "not-yours" });
  const link = await mira.makeLink(id, { leads: "commentator", delay: 600 });
  await watches[1].until(({ table }) => table.commentary?.delay === 600);
  expect((await tor.links(id)).map(({ to }) => to)).toEqual([{ leads: "commentator", delay: 600 }]);
  await expect(tor.revokeLink(id, link.id)).rejects.toMatchObject({ fault: "not-found" });

  const commentator = await house.nobody().watch(id, everything, link.token);
  const ended = new Promise((resolve) =>
    commentator.onChange((change) => change.change === "ended" && resolve(change.why)),
  );
  await mira.revokeLink(id, link.id);
  expect(await ended).toMatchObject({ fault: "not-found" });
  await watches[1].until(({ table }) => table.commentary === undefined);
});

test("who sits at the table, or did, doesn't look into others' hands that way", async () => {
  const [mira, tor, una] = [await house.guest("Mira"), await house.guest("Tor"), await house.guest("Una")];
  const { id } = await tableOf(mira, tor, 1, "told"); // elsewhere a commentator doesn't get a seat at all
  const { token } = await mira.makeLink(id, { leads: "commentator", delay: 600 });
  await tor.sit(id, "warden-1", { sits: "nobody" });
  for (const one of [mira, tor]) {
    await expect(one.watch(id, everything, token)).rejects.toMatchObject({ fault: "not-yours" });
  }
  const commentator = await una.watch(id, everything, token);
  const ended = new Promise((resolve) =>
    commentator.onChange((change) => change.change === "ended" && resolve(change.why)),
  );
  await una.sit(id, "warden-1", { sits: "me" }); // from then on a player
  expect(await ended).toMatchObject({ fault: "not-yours" });
});

test("what is taken back is taken back for commentators, too, and after a lost line they know as much as before", async () => {
  const mira = await house.guest("Mira");
  const seats = { "smuggler-1": { sits: "me" }, "warden-1": { sits: "me" } } as const;
  const { id } = await mira.openTable({ game: "lantern-quay", seats });
  const watches = [await mira.watch(id, "smuggler-1"), await mira.watch(id, "warden-1")] as const;
  await play(watches, 3);
  const { token } = await mira.makeLink(id, { leads: "commentator", delay: 1 });
  const client = house.nobody();
  const commentator = await client.watch(id, everything, token);
  await commentator.until(({ answers }) => answers === 3);
  await watches[0].undo();
  const left = watches[0].answers;
  await commentator.until(({ answers }) => answers === left);
  client.drop();
  await play(watches, 2);
  const now = Math.max(...watches.map(({ answers }) => answers));
  await commentator.until(({ answers }) => answers === now);
  expect(commentator.events.map(({ number }) => number)).toEqual(commentator.events.map((_event, i) => i));
  const other = await house.nobody().watch(id, everything, token);
  await other.until(({ answers }) => answers === now);
  expect([commentator.events, commentator.view]).toEqual([other.events, other.view]);
});

test("while a match runs, a minute passes at least", async () => {
  const mira = nodeClient(usual.address);
  await mira.comeIn("Mira");
  const { id } = await mira.openTable({ game: "lantern-quay" });
  for (const delay of [0, 1, 59, 0.5, -60]) {
    await expect(mira.makeLink(id, { leads: "commentator", delay })).rejects.toMatchObject({ fault: "malformed" });
  }
  await mira.makeLink(id, { leads: "commentator", delay: 60 });
  mira.close();
});
