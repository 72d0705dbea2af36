import type { Client, TableWatch } from "@tavolata/client";
import { gameOf, games } from "@tavolata/games";
import { Match, type Save, type Seat } from "@tavolata/kernel";
import { afterEach, expect, test } from "vitest";
import { dropTable } from "../../../packages/home/src/index.js";
import { anyPicks, playCases, playOn, tampered } from "../../../packages/table/test/play-cases.js";
import { correctableGames, firstOf } from "../offering.js";
import { tested } from "../tested.js";
import { Device } from "./device.js";

const ids = tested(games).map(({ id }) => id);
let device = new Device();

afterEach(() => {
  const { faults } = device;
  device.switchOff();
  device = new Device();
  expect(faults).toEqual([]);
});

test.each(playCases)("alone at a device: $name", async ({ run }) => {
  await run({ client: device.client });
});

/** Sits in every seat of a game. */
async function layFor(client: Client, game: string): Promise<{ id: string; seats: Seat[] }> {
  const { id, seats } = await client.openTable({ game });
  for (const { seat } of seats) await client.sit(id, seat, { sits: "me" });
  return { id, seats: seats.map(({ seat }) => seat) };
}

async function watchAll(client: Client, id: string, seats: readonly Seat[]): Promise<TableWatch[]> {
  const watches: TableWatch[] = [];
  for (const seat of seats) watches.push(await client.watch(id, seat));
  return watches;
}

test.each(ids)(
  "%s: switched off after every answer and taken up from the cupboard, it is the same match",
  async (id) => {
    const { id: table, seats } = await layFor(device.client, id);
    for (let answers = 0; answers < 12; answers++) {
      await playOn(await watchAll(device.client, table, seats), 1);
      device.switchOff();
    }
    const { save } = await device.client.matchFile(table);
    expect(save.answers.length).toBeGreaterThanOrEqual(12);
    const { ruleset } = await gameOf(id).module();
    const match = Match.start(ruleset, { options: save.options, settings: save.settings, seed: save.seed! });
    while (match.at < save.answers.length) {
      const decision = match.seats.map((seat) => match.decision(seat)).find((one) => one !== undefined)!;
      match.answer({ seat: decision.seat, number: decision.number, picks: anyPicks(decision) });
    }
    expect(JSON.stringify(save)).toBe(JSON.stringify(match.save()));
  },
);

test.each(ids)("%s: bots play a match to its end", async (id) => {
  const { client } = device;
  const seats = (await client.openTable({ game: id })).seats;
  const bots = Object.fromEntries(seats.map(({ seat }) => [seat, { sits: "bot", bot: "normal" } as const]));
  const table = await client.openTable({ game: id, seats: bots });
  const watch = await client.watch(table.id, "audience");
  await watch.until((one) => one.table.outcome !== undefined);
  const { save } = await client.matchFile(table.id);
  expect(save.answers).toHaveLength(watch.answers);
  expect(device.cupboard.kept.get(table.id)!.deeds.length).toBeLessThan(100); // the rest is kept whole
});

/** What the page's log has of a cupboard that is full. */
const noRoom = { fault: "no-room", cause: { message: "The quota has been exceeded." } };

test("what has no room isn't done, and nobody is told of it", async () => {
  const { client, cupboard } = device;
  const { id, seats } = await layFor(client, "lantern-quay");
  const watches = await watchAll(client, id, seats);
  const asked = watches.find(({ decisions }) => decisions.length > 0)!;
  const before = structuredClone(asked.view);
  cupboard.isFull = true;
  await expect(asked.answer(asked.decisions[0]!, anyPicks(asked.decisions[0]!))).rejects.toMatchObject({
    fault: "no-room",
  });
  cupboard.isFull = false;
  expect(device.faults.splice(0)).toMatchObject([noRoom]);
  expect((await client.table(id)).answers).toBe(0);
  expect(asked.view).toEqual(before);
  await playOn(watches, 2);
  expect((await client.table(id)).answers).toBe(2);
});

test("a bot whose answer can't be kept is heard of, and answers when there is room", async () => {
  const { client, cupboard, faults } = device;
  const { seats } = await client.openTable({ game: "lantern-quay" });
  const bots = Object.fromEntries(seats.map(({ seat }) => [seat, { sits: "bot", bot: "random" } as const]));
  const { id } = await client.openTable({ game: "lantern-quay", seats: bots });
  cupboard.isFull = true;
  await client.watch(id, "audience");
  await expect.poll(() => faults.length, { timeout: 10_000 }).toBeGreaterThan(1);
  cupboard.isFull = false;
  await expect.poll(async () => (await client.table(id)).answers, { timeout: 10_000 }).toBeGreaterThan(0);
  for (const fault of faults.splice(0)) expect(fault).toMatchObject({ fault: "no-room" });
});

test("when the house falls over, nobody waits for it any more", async () => {
  const { client } = device;
  const { id } = await client.openTable({ game: "lantern-quay" });
  const waiting = client.table(id);
  device.fallOver();
  await expect(waiting).rejects.toMatchObject({ fault: "unavailable" });
  await expect(client.table(id)).rejects.toMatchObject({ fault: "unavailable" });
});

test("a table that can't be dropped is told to be there still", async () => {
  const { client, cupboard } = device;
  const { id } = await client.openTable({ game: "lantern-quay" });
  cupboard.isFull = true;
  await expect(dropTable(client.transport, id)).rejects.toMatchObject({ fault: "no-room" });
  cupboard.isFull = false;
  expect(device.faults.splice(0)).toMatchObject([noRoom]);
  await dropTable(client.transport, id);
  await expect(dropTable(client.transport, id)).rejects.toMatchObject({ fault: "not-found" });
});

test("an answer that comes twice counts once, also after the device was switched off", async () => {
  const { id, seats } = await layFor(device.client, "lantern-quay");
  const watches = await watchAll(device.client, id, seats);
  const { seat, number, key, ...decision } = watches.find(({ decisions }) => decisions.length > 0)!.decisions[0]!;
  const picks = anyPicks({ seat, number, key, ...decision });
  const say = async () => {
    const heard: { readonly type: string; readonly again?: true }[] = [];
    const socket = device.client.transport.socket("");
    await new Promise<void>((resolve) => {
      socket.onmessage = ({ data }) => {
        const message = JSON.parse(String(data));
        if (message.type === "welcome") {
          socket.send(JSON.stringify({ type: "answer", id: "once", table: id, seat, number, key, picks }));
        } else {
          heard.push(message);
          resolve();
        }
      };
    });
    return heard[0];
  };
  expect(await say()).toEqual({ type: "taken", id: "once" });
  device.switchOff();
  expect(await say()).toEqual({ type: "taken", id: "once", again: true });
  expect((await device.client.table(id)).answers).toBe(1);
});

test("a cupboard that somebody changed: what no longer fits is taken back to its step, what is no table isn't there", async () => {
  const { cupboard } = device;
  const { id, seats } = await layFor(device.client, "lantern-quay");
  await playOn(await watchAll(device.client, id, seats), 4);
  device.switchOff();
  const kept = cupboard.kept.get(id)!;
  const last = kept.deeds.pop()!;
  kept.deeds.push({ ...last, picks: ["elsewhere"] });
  const table = await device.client.table(id);
  expect(table.answers).toBeLessThan(4);
  expect(table.notice).toMatchObject({ message: { key: "notice.back-to-step" } });
  device.switchOff();
  const rewound = cupboard.kept.get(id)!;
  cupboard.kept.set(id, { ...rewound, save: "nothing" as unknown as Save });
  await expect(device.client.table(id)).rejects.toMatchObject({ fault: "broken-match" });
  expect(device.faults.splice(0)).toMatchObject([{ fault: "broken-match", cause: { fault: "malformed" } }]);
  cupboard.kept.set(id, { ...rewound, table: { ...rewound.table, seats: 7 as never } });
  await expect(device.client.table(id)).rejects.toMatchObject({ fault: "not-found" });
  expect((await device.client.tables("mine")).tables).toEqual([]);
});

test("a match whose save point is damaged is played again from its answers, and nothing is lost", async () => {
  const { cupboard } = device;
  const { id, seats } = await layFor(device.client, "lantern-quay");
  await playOn(await watchAll(device.client, id, seats), 6);
  await device.client.putAside(id, false); // keeps it whole
  const [watch] = await watchAll(device.client, id, seats);
  const view = structuredClone(watch!.view);
  device.switchOff();
  const kept = cupboard.kept.get(id)!;
  cupboard.kept.set(id, { ...kept, save: { ...kept.save, mark: { ...kept.save.mark!, step: "gone" } } });
  const [again] = await watchAll(device.client, id, seats);
  expect({ answers: again!.answers, view: again!.view }).toEqual({ answers: 6, view });
  expect(again!.table.notice).toBeUndefined();
});

test.each(firstOf(correctableGames))(
  "a table with figures that the game no longer takes opens without them, says so, and goes on",
  async ({ id: game }) => {
    const { cupboard } = device;
    const { id, seats } = await layFor(device.client, game);
    await playOn(await watchAll(device.client, id, seats), 4);
    device.switchOff();
    const kept = cupboard.kept.get(id)!;
    const { answers } = kept.table;
    const withFigures = <T extends object>(options: T): T => ({ ...options, corrections: '{"items.rapier.gold":1}' });
    const { options, openOptions, ownersOptions } = kept.table;
    const table = {
      ...kept.table,
      options: withFigures(options),
      openOptions: withFigures(openOptions),
      ownersOptions: withFigures(ownersOptions),
    };
    cupboard.kept.set(id, { ...kept, table, save: { ...kept.save, options: withFigures(kept.save.options) } });
    const told = await device.client.table(id);
    expect(told).toMatchObject({
      answers,
      notice: { message: { key: "notice.figures-left", args: { figures: 1, dropped: 0 } } },
    });
    expect(told.options["corrections"]).toBe("");
    device.switchOff();
    await playOn(await watchAll(device.client, id, seats), answers + 2);
    expect((await device.client.table(id)).answers).toBeGreaterThanOrEqual(answers + 2);
  },
);

test("a match whose beginning was changed still opens here, but isn't taken as one that was played", async () => {
  const { cupboard } = device;
  const { id, seats } = await layFor(device.client, "lantern-quay");
  await playOn(await watchAll(device.client, id, seats), 12);
  await device.client.putAside(id, false); // keeps it whole
  device.switchOff();
  const kept = cupboard.kept.get(id)!;
  cupboard.kept.set(id, { ...kept, save: tampered(kept.save) });
  const { save } = await device.client.matchFile(id);
  await expect(device.client.openFromFile({ save })).rejects.toMatchObject({ fault: "forged" });
});

test("a match to whose dice people added goes on here with what they added", async () => {
  const { ruleset } = await gameOf("lantern-quay").module();
  const contributions = [{ from: 0, by: "warden-1", value: "0f".repeat(16) }];
  const match = Match.start(ruleset, { seed: "s", contributions });
  match.contribute({ from: 3, by: "smuggler-1", value: "1e".repeat(16) });
  const seats = Object.fromEntries(match.seats.map((seat) => [seat, { sits: "me" } as const]));
  const { id } = await device.client.openFromFile({ save: match.save(), seats });
  for (let answers = 0; answers < 8; answers++) {
    await playOn(await watchAll(device.client, id, match.seats), 1);
    device.switchOff();
    const decision = match.seats.map((seat) => match.decision(seat)).find((one) => one !== undefined)!;
    match.answer({ seat: decision.seat, picks: anyPicks(decision) });
  }
  const { save } = await device.client.matchFile(id);
  expect(JSON.stringify(save)).toBe(JSON.stringify(match.save()));
  const { contributions: _added, ...without } = save;
  const forged = device.client.openFromFile({ save: { ...without, format: 1 } });
  await expect(forged).rejects.toMatchObject({ fault: "forged" });
});

test("a file with something that no match has is refused here as well, and so are texts that are none", async () => {
  const { client } = device;
  const { id } = await layFor(client, "lantern-quay");
  const { save } = await client.matchFile(id);
  for (const odd of [
    { ...save, more: 1 },
    { ...save, settings: { ...save.settings, more: 1 } },
    { ...save, seed: "x".repeat(1_001) },
    { ...save, chance: { mode: "seeded", more: 1 } },
  ]) {
    await expect(client.openFromFile({ save: odd })).rejects.toMatchObject({ fault: "forged" });
  }
  for (const seed of ["x\u0000", "\ud800x"]) {
    await expect(client.openFromFile({ save: { ...save, seed } })).rejects.toMatchObject({ fault: "malformed" });
  }
});

test("a table that is dropped is gone, and what needs others is said to need a server", async () => {
  const { client } = device;
  const { id, seats } = await layFor(client, "lantern-quay");
  const [watch] = await watchAll(client, id, seats);
  const ended = new Promise((resolve) => watch!.onChange((one) => one.change === "ended" && resolve(one.why)));
  await expect(watch!.say("Hello?")).rejects.toMatchObject({ fault: "not-found" });
  await expect(client.makeLink(id, { leads: "audience" })).rejects.toMatchObject({ fault: "not-found" });
  const gone = await client.transport.fetch(`/api/tables/${id}`, { method: "DELETE" });
  expect(gone.status).toBe(204);
  expect(await ended).toMatchObject({ fault: "not-found" });
  expect(device.cupboard.kept.size).toBe(0);
});
