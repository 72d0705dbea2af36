import { type Client, nodeClient, type TableWatch } from "@tavolata/client/node";
import type { SeatChanges } from "@tavolata/client/protocol";
import { audience, everything, replay } from "@tavolata/kernel";
import { lanternQuay } from "@tavolata/kernel/examples/lantern-quay";
import { expect, test } from "vitest";
import { anyPicks, useHouse } from "../test-server.js";

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

/** Another browser window of the same person comes with it. */
function cookieOf({ transport }: Client): string {
  return (transport as unknown as { readonly cookie: string }).cookie;
}

/** Why somebody may look no longer. */
function whyEnded(watch: TableWatch): Promise<unknown> {
  return new Promise((resolve) => watch.onChange((change) => change.change === "ended" && resolve(change.why)));
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

  // The table was laid less than an hour ago: nothing of it is told, but when that will be.
  const now = Date.now();
  const early = await (await house.guest("Una")).watch(id, everything, late.token);
  expect(early.begins! - now).toBeGreaterThan(3_000_000);
  expect(early.begins! - now).toBeLessThanOrEqual(Date.now() - now + 3_600_000);
  expect(() => early.view).toThrow("Nothing is known of the table yet");
  expect(early.table).toMatchObject({ answers: 0, waiting: [] });
  await expect(early.lookBack(0)).rejects.toMatchObject({ fault: "not-now" });

  const commentator = await (await house.guest("Vera")).watch(id, everything, soon.token);
  await commentator.until(({ answers }) => answers === 4);
  expect([commentator.decisions, commentator.begins]).toEqual([[], undefined]);
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
  expect([early.answers, early.events, early.table.outcome, early.table.seed]).toEqual([0, [], undefined, undefined]);
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

  const commentator = await (await house.guest("Una")).watch(id, everything, link.token);
  const ended = whyEnded(commentator);
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
  const ended = whyEnded(commentator);
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
  const client = await house.guest("Una");
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
  const other = await house.nobody(cookieOf(client)).watch(id, everything, token);
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

test("a link to commentary is whose who opened it first, and everybody at the table is told who that is", async () => {
  const [mira, tor] = [await house.guest("Mira"), await house.guest("Tor")];
  const [una, vera] = [await house.guest("Una"), await house.guest("Vera")];
  const { id, watches } = await tableOf(mira, tor, 1);
  const { token } = await mira.makeLink(id, { leads: "commentator", delay: 3_600 });
  // Whoever plays, too, but sends no cookie.
  await expect(house.nobody().watch(id, everything, token)).rejects.toMatchObject({ fault: "not-signed-in" });
  expect((await tor.links(id))[0]!.openedBy).toBeUndefined();

  expect((await una.lookAtInvitation(token)).table).toMatchObject({ answers: 0, waiting: [] }); // what is now isn't told
  await una.watch(id, everything, token);
  const { id: unas, name } = await una.me();
  await watches[1].until(({ table }) => table.commentators !== undefined);
  expect(watches[1].table.commentators).toEqual([{ id: unas, name }]);
  for (const one of [mira, tor]) expect((await one.links(id))[0]!.openedBy!.person).toEqual({ id: unas, name });
  for (const one of [vera, house.nobody()]) {
    await expect(one.lookAtInvitation(token)).rejects.toMatchObject({ fault: "link-anothers" });
  }
  await expect(vera.watch(id, everything, token)).rejects.toMatchObject({
    refusal: { fault: "link-anothers", message: expect.stringContaining("ask the owner of the table") },
  });
  await house.nobody(cookieOf(una)).watch(id, everything, token);
  const another = await mira.makeLink(id, { leads: "commentator", delay: 3_600 });
  await vera.watch(id, everything, another.token);
  expect((await tor.table(id)).commentators!.map(({ name }) => name)).toEqual(["Una", "Vera"]);
  await una.forgetMe(); // with whom the link goes, so that it is nobody else's
  expect((await tor.table(id)).commentators!.map(({ name }) => name)).toEqual(["Vera"]);
  await expect(vera.watch(id, everything, token)).resolves.toBeDefined(); // she has her own watch
  await expect(house.nobody().lookAtInvitation(token)).rejects.toMatchObject({ fault: "link-dead" });
});

test("who has seen everything doesn't sit down any more, in no way, but at the rematch", async () => {
  const [mira, tor, una] = [await house.guest("Mira"), await house.guest("Tor"), await house.guest("Una")];
  const { id, watches } = await tableOf(mira, tor, 1);
  const { id: linkId, token } = await mira.makeLink(id, { leads: "commentator", delay: 1 });
  const commentator = await una.watch(id, everything, token);
  await commentator.until(({ answers }) => answers === 1);
  await mira.revokeLink(id, linkId); // what was seen was seen
  expect((await tor.table(id)).commentators).toMatchObject([{ name: "Una" }]);
  const into = await mira.makeLink(id, { leads: "seat", seat: "warden-1" });
  const refusals = [() => una.acceptInvitation(into.token), () => una.sit(id, "warden-1", { sits: "me" })];
  await expect(refusals[0]!()).rejects.toMatchObject({ fault: "has-commented" });
  await tor.sit(id, "warden-1", { sits: "nobody" });
  await expect(refusals[1]!()).rejects.toMatchObject({ fault: "has-commented" });
  await tor.sit(id, "warden-1", { sits: "me" });
  await play([watches[0], await tor.watch(id, "warden-1")], 1_000);
  await watches[0].until(({ view }) => view.outcome !== undefined);
  const { id: next } = await mira.rematch(id);
  await tor.sit(next, "warden-1", { sits: "nobody" });
  expect((await una.sit(next, "warden-1", { sits: "me" })).commentators).toBeUndefined();
  await expect(una.watch(next, everything, token)).rejects.toMatchObject({ fault: "link-dead" });
});

test("who has played doesn't comment, also when another sits there by now", async () => {
  const [mira, tor, una] = [await house.guest("Mira"), await house.guest("Tor"), await house.guest("Una")];
  const { id } = await tableOf(mira, tor, 2);
  await tor.sit(id, "warden-1", { sits: "nobody" });
  await una.sit(id, "warden-1", { sits: "me" });
  const { token } = await mira.makeLink(id, { leads: "commentator", delay: 1 });
  for (const one of [mira, tor, una]) {
    await expect(one.watch(id, everything, token)).rejects.toMatchObject({ fault: "not-yours" });
  }
  expect((await mira.links(id))[0]!.openedBy).toBeUndefined(); // it is still nobody's
});

test("who looks on by a link is told what is open, and nothing else", async () => {
  const [mira, tor] = [await house.guest("Mira"), await house.guest("Tor")];
  const { id, watches } = await tableOf(mira, tor, 6);
  const { token } = await mira.makeLink(id, { leads: "audience" });
  const onlooker = house.nobody();
  const watch = await onlooker.watch(id, audience, token);
  for (const one of [everything, "table", "warden-1"]) {
    await expect(onlooker.watch(id, one, token)).rejects.toMatchObject({ fault: "not-yours" });
  }
  const looks = await Promise.all(watch.events.map(({ number }) => watch.lookBack(number)));
  const held = watches.flatMap(({ as, view }) => (view.state as { hands: Record<string, string[]> }).hands[as]!);
  expect(held.length).toBeGreaterThan(4);
  const told = JSON.stringify([watch.view, watch.events, watch.table, looks, await onlooker.lookAtInvitation(token)]);
  expect(held.filter((card) => told.includes(`"${card}"`))).toEqual([]);
  expect([watch.decisions, watch.interjections, watch.undoOffer]).toEqual([[], [], undefined]);
});
