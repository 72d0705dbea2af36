import { createHash } from "node:crypto";
import type { TableWatch } from "@tavolata/client/node";
import { replay, type Save, seedHash, verify } from "@tavolata/kernel";
import { lanternQuay } from "@tavolata/kernel/examples/lantern-quay";
import { expect, test } from "vitest";
import { useHouse } from "../test-server.js";
import { ask, me, play, playToTheEnd, quay } from "./gathered.js";

const house = useHouse({ place: { memory: true }, begin: "full", snapshotEvery: 3, idleTables: 0 });

/** Mira and Tor at a table of Mira's that both have added to. */
async function twoAtTable() {
  const [mira, tor] = [await house.guest("Mira"), await house.guest("Tor")];
  const table = await mira.openTable({ ...quay, seats: { "smuggler-1": me } });
  await tor.sit(table.id, "warden-1", me);
  const watches = [await mira.watch(table.id, "smuggler-1"), await tor.watch(table.id, "warden-1")] as const;
  return { id: table.id, table, mira, tor, watches };
}

/** So that the table must be read from the storage again. */
async function leave(watches: readonly TableWatch[]): Promise<void> {
  for (const watch of watches) watch.stop();
  const una = await house.guest("Una");
  await una.watch((await una.openTable({ ...quay, begin: "now" })).id, "audience");
}

test("nobody has a seed before anybody has sat down: there is none that the dice come from", async () => {
  const mira = await house.guest("Mira");
  const { body: table } = await ask(mira, house.address, "POST", "/api/tables", { ...quay });
  const { status, body } = await ask(mira, house.address, "GET", `/api/tables/${table.id}/match`);
  expect([status, body.error?.fault]).toEqual([409, "not-begun"]);
  expect(JSON.stringify(body)).not.toContain(house.lastSeed);
  expect(JSON.stringify(await mira.table(table.id))).not.toContain(`"seed":`);
});

test("the house has committed to its secret before anybody adds to it, and that is the secret it tells at the end", async () => {
  const [mira, tor] = [await house.guest("Mira"), await house.guest("Tor")];
  const { body: opened } = await ask(mira, house.address, "POST", "/api/tables", {
    ...quay,
    seats: { "smuggler-1": me },
  });
  expect(opened.contributions).toBeUndefined();
  expect(opened.seedHash).toBe(seedHash(house.lastSeed));
  const smuggler = await mira.watch(opened.id, "smuggler-1");
  await tor.sit(opened.id, "warden-1", me);
  const watches = [smuggler, await tor.watch(opened.id, "warden-1")];
  await smuggler.until(({ hasBegun }) => hasBegun);
  await playToTheEnd(watches);
  const { seed, seedHash: hash } = await tor.table(opened.id);
  expect(hash).toBe(opened.seedHash);
  expect(createHash("sha256").update(seed!).digest("hex")).toBe(opened.seedHash);
});

test("the dice come from what everybody was shown to have added: the file at the end proves it, and any other value gives another match", async () => {
  const { id, mira, tor, watches } = await twoAtTable();
  const shown = (await tor.table(id)).contributions!;
  expect(shown.map(({ value }) => value)).toEqual([mira.ownContribution(id), tor.ownContribution(id)]);
  for (const watch of watches) expect(watch.table.contributions).toEqual(shown);
  await playToTheEnd(watches);
  const { save, table } = await mira.matchFile(id);
  expect(save).toMatchObject({ format: 2, contributions: shown });
  expect(verify(lanternQuay, save, table.seedHash, shown)).toEqual({ sound: true, unproved: [] });

  const laid = (contributions: Save["contributions"]) =>
    JSON.stringify(replay(lanternQuay, { ...save, contributions, answers: [] }, 0).state);
  const other = { ...shown[1]!, value: "0".repeat(32) };
  const worlds = [shown, [shown[0], other], [{ ...shown[0]!, value: "0".repeat(32) }, shown[1]], shown.toReversed()];
  expect(new Set(worlds.map((contributions) => laid(contributions as Save["contributions"]))).size).toBe(4);
  expect(verify(lanternQuay, save, table.seedHash, [shown[0]!, other])).toMatchObject({ sound: false });
});

test("a late comer adds to what isn't thrown yet: also after an undo, and no undo takes it away", async () => {
  const { id, mira, tor, watches } = await twoAtTable();
  await play(watches, 5);
  const [smuggler, warden] = watches;
  expect(await smuggler.undo(3)).toBe("voting");
  await warden.until(({ table }) => table.vote !== undefined);
  await warden.vote(true);
  for (const watch of watches) await watch.until(({ answers }) => answers === 3);
  await play(watches, 1);

  await leave(watches); // its snapshot knows of four answers
  await tor.sit(id, "warden-1", { sits: "nobody" });
  const una = await house.guest("Una");
  const { contributions } = await una.sit(id, "warden-1", me);
  expect(contributions).toHaveLength(3);
  // Five answers had been given once, and what was thrown in their wake stays as it was.
  expect(contributions![2]).toEqual({ from: 6, by: "warden-1", value: una.ownContribution(id) });
  expect((await una.sit(id, "warden-1", me)).contributions).toEqual(contributions);
  const present = [await mira.watch(id, "smuggler-1"), await una.watch(id, "warden-1")] as const;
  await play(present, 3);
  const before = present.map(({ view }) => view);

  await leave(present);
  const again = [await mira.watch(id, "smuggler-1"), await una.watch(id, "warden-1")] as const;
  expect(again.map(({ view }) => view)).toEqual(before);
  expect(await again[0].undo(4)).toBe("voting");
  await again[1].until(({ table }) => table.vote !== undefined);
  await again[1].vote(true);
  await again[0].until(({ answers }) => answers === 4);
  expect((await mira.table(id)).contributions).toEqual(contributions);
  for (const watch of again) await watch.until(({ answers }) => answers === 4);
  await playToTheEnd(again);
  const { save, table } = await mira.matchFile(id);
  expect(save.contributions).toEqual(contributions);
  expect(verify(lanternQuay, save, table.seedHash, contributions)).toEqual({ sound: true, unproved: [] });
  const opened = await mira.openFromFile({ save });
  expect(opened).toMatchObject({ imported: true, contributions, answers: save.answers.length });
  await leave([await mira.watch(opened.id, "audience"), again[1]]);
  expect((await mira.matchFile(opened.id)).save).toEqual(save);
});

test("whoever sits down, leaves and comes again adds once; who comes late at a table of before adds, too", async () => {
  const mira = await house.guest("Mira");
  const { id } = await mira.openTable({ ...quay, begin: "now" });
  const { contributions } = await mira.sit(id, "smuggler-1", me);
  expect(contributions).toEqual([{ from: 1, by: "smuggler-1", value: mira.ownContribution(id) }]);
  await mira.sit(id, "smuggler-1", { sits: "nobody" });
  const again = await ask(mira, house.address, "PUT", `/api/tables/${id}/seats/warden-1`, me); // with no second one
  expect([again.status, again.body.contributions]).toEqual([200, contributions]);
  await mira.sit(id, "warden-1", { sits: "nobody" });
  expect((await mira.sit(id, "warden-1", me)).contributions).toEqual(contributions); // a second one is left unused
});

test("a file without any answer says that it is one, as every other does, and so does what comes from it", async () => {
  const mira = await house.guest("Mira");
  const { id } = await mira.openTable({ ...quay, begin: "now" });
  const { save } = await mira.matchFile(id);
  expect(save.answers).toEqual([]);
  const chosen: Save = { ...save, seed: "mine" };
  const { mark: _mark, ...bare } = chosen;
  const brought = await mira.openFromFile({ save: bare });
  expect(brought).toMatchObject({ imported: true, answers: 0 });
  const tor = await house.guest("Tor");
  const open = await mira.openFromFile({ save: bare, open: true });
  expect((await tor.tables("open")).tables.find((table) => table.id === open.id)).toMatchObject({ imported: true });
  expect((await tor.table(open.id)).imported).toBe(true);
  const again = await mira.openFromFile({ save: (await mira.matchFile(brought.id)).save });
  expect(again.imported).toBe(true);
});

test("who takes the file of a running match along knows its seed: the file and the table say so, to everybody and for good", async () => {
  const mira = await house.guest("Mira");
  const { id } = await mira.openTable({
    ...quay,
    seats: { "smuggler-1": me, "warden-1": { sits: "bot", bot: "random" } },
  });
  const watch = await mira.watch(id, "smuggler-1");
  expect(watch.table).not.toHaveProperty("seedKnown");
  const file = await mira.matchFile(id);
  expect([file.seedKnown, file.table.seedKnown, file.save.seed]).toEqual([true, true, house.lastSeed]);
  await watch.until(({ table }) => table.seedKnown === true);
  const tor = await house.guest("Tor");
  expect((await tor.table(id)).seedKnown).toBe(true);
  expect((await tor.tables("open")).tables.find((table) => table.id === id)?.seedKnown).toBe(true);
});

test("the file of a running match has its seed only where one person holds every seat, whatever the rule of the table grants", async () => {
  const [mira, tor] = [await house.guest("Mira"), await house.guest("Tor")];
  const seedless = async (id: string) => {
    const file = await mira.matchFile(id);
    expect([file.seedKnown, file.table.seedKnown, (await tor.table(id)).seedKnown]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(Object.keys(file.save)).toEqual(expect.arrayContaining(["options", "answers"]));
    expect(file.save).not.toHaveProperty("seed");
    expect(JSON.stringify(file)).not.toContain(house.lastSeed);
  };
  const { id } = await mira.openTable({ ...quay, begin: "now", seatChanges: "told", seats: { "smuggler-1": me } });
  await seedless(id); // others may still come
  await tor.sit(id, "warden-1", me);
  await seedless(id);
  await tor.sit(id, "warden-1", { sits: "bot", bot: "random" });
  await seedless(id); // what Tor has added is in it
  const consent = await mira.openTable({ ...quay, seatChanges: "by-consent", seats: { "smuggler-1": me } });
  await tor.sit(consent.id, "warden-1", me);
  await (await mira.watch(consent.id, "smuggler-1")).until(({ hasBegun }) => hasBegun);
  const { wishes } = await mira.wish(consent.id, { wants: "file" });
  await tor.answerWish(consent.id, wishes![0]!.id, true);
  await seedless(consent.id);
});

test("a match that is over told its seed: taken back from there, it says so, and its replay is told to nobody", async () => {
  const { id, mira, watches } = await twoAtTable();
  await playToTheEnd(watches);
  const ended = await mira.table(id);
  expect([ended.seed !== undefined, ended.seedKnown]).toEqual([true, undefined]);
  const { token } = await mira.makeLink(id, { leads: "replay" });
  const una = await house.guest("Una");
  expect((await una.replay(token)).save.seed).toBe(ended.seed);
  expect(await watches[0].undo(ended.answers - 1)).toBe("voting");
  await watches[1].until(({ table }) => table.vote !== undefined);
  await watches[1].vote(true);
  for (const watch of watches) await watch.until(({ table }) => table.seedKnown === true);
  expect(await mira.table(id)).toMatchObject({ seedKnown: true });
  expect((await mira.table(id)).outcome).toBeUndefined();
  await expect(una.replay(token)).rejects.toMatchObject({ fault: "not-over" });
});
