import type { Client, NodeTransport, TableWatch } from "@tavolata/client/node";
import type { Decision, Seat } from "@tavolata/kernel";
import { expect, test } from "vitest";
import { firstOf, longGames } from "../../../games/test/offering.js";
import { anyPicks, useHouse } from "./test-server.js";

const house = useHouse({ snapshotEvery: 7 });

interface Sitting {
  readonly id: string;
  readonly owner: Client;
  readonly seats: Record<Seat, { readonly client: Client; readonly watch: TableWatch }>;
}

/** A table with a person in each seat, all of whom look on. */
async function fullTable(game = "lantern-quay", options = {}): Promise<Sitting> {
  const owner = await house.guest("owner");
  const table = await owner.openTable({ game, options, open: true });
  const seats: Sitting["seats"] = {};
  for (const { seat } of table.seats) {
    const client = await house.guest(seat);
    await client.sit(table.id, seat, { sits: "me" });
    seats[seat] = { client, watch: await client.watch(table.id, seat) };
  }
  return { id: table.id, owner, seats };
}

/** Whoever is asked answers, until the match is over or so many answers were given. */
async function play({ seats }: Sitting, answers = Number.POSITIVE_INFINITY): Promise<number> {
  const watches = Object.values(seats).map(({ watch }) => watch);
  for (let given = 0; ; given++) {
    await Promise.race(
      watches.map((watch) => watch.until(({ decisions, view }) => decisions.length > 0 || !!view.outcome)),
    );
    const asked = watches.find(({ decisions }) => decisions.length > 0);
    if (!asked || given === answers) return given;
    const [decision] = asked.decisions;
    const { number } = decision!;
    await asked.answer(decision!, anyPicks(decision!));
    await asked.until(({ decisions }) => decisions.every((one) => one.number !== number));
  }
}

function questionOf({ seats }: Sitting): { watch: TableWatch; client: Client; decision: Decision } {
  const found = Object.values(seats).find(({ watch }) => watch.decisions.length > 0)!;
  return { ...found, decision: found.watch.decisions[0]! };
}

test("a whole match is played over sockets, and everybody knows how it ended", async () => {
  const table = await fullTable();
  const answers = await play(table);
  for (const { watch } of Object.values(table.seats)) {
    await watch.until(({ table }) => table.outcome !== undefined);
    expect(watch.view.outcome).toBeDefined();
    expect(watch.events.map(({ number }) => number)).toEqual(watch.events.map((_event, i) => i));
    expect(watch.events.length).toBeGreaterThan(3);
  }
  const told = await table.owner.table(table.id);
  expect(told).toMatchObject({ answers, waiting: [], outcome: expect.anything(), seed: expect.any(String) });
});

test.each(firstOf(longGames))(
  "a long match ($id) is played over sockets, and goes on after a restart from its snapshot",
  async ({ id }) => {
    const table = await fullTable(id);
    await play(table, 25);
    const { answers } = await table.owner.table(table.id);
    for (const { watch } of Object.values(table.seats)) await watch.until((one) => one.answers === answers);
    const before = Object.values(table.seats).map(({ watch }) => ({ view: watch.view, events: [...watch.events] }));
    await house.restart();
    const seats: Sitting["seats"] = {};
    for (const [seat, { client }] of Object.entries(table.seats)) {
      await client.watch(table.id, seat); // the same watch as before
      seats[seat] = { client, watch: await client.watch(table.id, seat) };
      expect(await client.me()).toMatchObject({ name: seat });
    }
    const fresh = await table.owner.watch(table.id, "audience");
    expect(fresh.view.onlooker).toBe("audience");
    const after = Object.values(seats).map(({ watch }) => ({ view: watch.view, events: [...watch.events] }));
    expect(after).toEqual(before);
    expect(await play({ ...table, seats }, 5)).toBe(5);
  },
);

test("nobody is told more than its seat's view: no decision of others, no hand of others", async () => {
  const table = await fullTable();
  await play(table, 4);
  const audience = await table.owner.watch(table.id, "audience");
  expect(audience.decisions).toEqual([]);
  for (const [seat, { watch }] of Object.entries(table.seats)) {
    expect(watch.view.onlooker).toBe(seat);
    expect(watch.decisions.every((decision) => decision.seat === seat)).toBe(true);
    const hands = (watch.view.state as unknown as { hands: Record<Seat, unknown> }).hands;
    for (const [owner, hand] of Object.entries(hands)) {
      if (owner === seat) expect(Array.isArray(hand)).toBe(true);
      else expect(hand).toEqual({ count: expect.any(Number) });
    }
  }
});

test("an answer that comes twice counts once; another answer to the same decision is stale", async () => {
  const table = await fullTable();
  const { watch, client, decision } = questionOf(table);
  const { socket, next } = await rawSocket(cookieOf(client));
  const { seat, number, key } = decision;
  const answer = { type: "answer", id: "once", table: table.id, seat, number, key, picks: anyPicks(decision) };
  socket.send(JSON.stringify(answer));
  socket.send(JSON.stringify(answer));
  expect([await next(), await next()]).toEqual([
    { type: "taken", id: "once" },
    { type: "taken", id: "once", again: true },
  ]);
  socket.send(JSON.stringify({ ...answer, id: "late" }));
  expect(await next()).toMatchObject({
    type: "refused",
    id: "late",
    why: { fault: expect.stringMatching(/stale|wrong-seat/) },
  });
  expect((await client.table(table.id)).answers).toBe(1);
  await watch.until(({ decisions }) => decisions.every((one) => one.number !== number));
  socket.close();
});

test("of many answers to one decision at the same moment exactly one wins", async () => {
  const table = await fullTable();
  await play(table, 2);
  const { client, decision } = questionOf(table);
  const others = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const other = house.nobody(cookieOf(client));
      return other.watch(table.id, decision.seat);
    }),
  );
  const before = (await table.owner.table(table.id)).answers;
  const tries = await Promise.allSettled(others.map((watch) => watch.answer(decision, anyPicks(decision))));
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  for (const one of tries) {
    if (one.status === "rejected") expect(one.reason).toMatchObject({ name: "Refused" });
  }
  expect((await table.owner.table(table.id)).answers).toBe(before + 1);
});

test("what isn't on offer is refused with a sentence, and changes nothing", async () => {
  const table = await fullTable();
  const { watch, decision } = questionOf(table);
  await expect(watch.answer(decision, ["fly"])).rejects.toMatchObject({
    fault: "unknown-option",
    refusal: { said: { key: "refused.unknown-option" } },
  });
  await expect(watch.answer({ ...decision, key: "0" }, anyPicks(decision))).rejects.toMatchObject({ fault: "stale" });
  await expect(watch.answer({ ...decision, number: 999 }, anyPicks(decision))).rejects.toMatchObject({
    fault: "stale",
  });
  expect((await table.owner.table(table.id)).answers).toBe(0);
});

test("nobody answers for another seat, asks for its options or looks from it", async () => {
  const table = await fullTable();
  const { decision } = questionOf(table);
  const other = Object.entries(table.seats).find(([seat]) => seat !== decision.seat)![1];
  for (const client of [other.client, table.owner, await house.guest("stranger")]) {
    const watch = await client.watch(table.id, client === other.client ? other.watch.as : "audience");
    await expect(watch.answer(decision, anyPicks(decision))).rejects.toMatchObject({ fault: "not-yours" });
    await expect(watch.explain(decision)).rejects.toMatchObject({ fault: "not-yours" });
    await expect(client.watch(table.id, decision.seat)).rejects.toMatchObject({ fault: "not-yours" });
    await expect(client.watch(table.id, "everything")).rejects.toMatchObject({ fault: "not-yours" });
  }
  const nobody = house.nobody();
  const watch = await nobody.watch(table.id, "audience"); // the table is open
  await expect(watch.answer(decision, anyPicks(decision))).rejects.toMatchObject({ fault: "not-signed-in" });
});

test("what is barred comes with its reason, on request only", async () => {
  const table = await fullTable();
  const { watch, decision } = questionOf(table);
  expect(decision).not.toHaveProperty("barred");
  const explained = await watch.explain(decision);
  expect(explained).toMatchObject({ number: decision.number, barred: expect.any(Array) });
});

test("somebody looks back at any moment, and sees what was to be seen then", async () => {
  const table = await fullTable();
  const watches = Object.values(table.seats).map(({ watch }) => watch);
  const seen: { watch: TableWatch; events: number; answers: number; view: unknown }[] = [];
  for (let answers = 1; answers <= 6; answers++) {
    for (const watch of watches) {
      seen.push({ watch, events: watch.events.length, answers: watch.answers, view: structuredClone(watch.view) });
    }
    const asked = watches.find(({ decisions }) => decisions.length > 0);
    if (!asked) break;
    await asked.answer(asked.decisions[0]!, anyPicks(asked.decisions[0]!));
    for (const watch of watches) await watch.until((one) => one.answers === answers);
  }
  for (const { watch, events, answers, view } of seen) {
    const past = await watch.lookBack(events - 1);
    // What told this seat nothing isn't a moment of its own: then it is the one before, which looks the same but for who is waited for.
    expect(past.events).toBe(events);
    expect(past.answers).toBeLessThanOrEqual(answers);
    if (past.answers === answers) expect(past.view).toEqual(view);
  }
  expect(seen.length).toBeGreaterThan(4);
});

test("a lost connection loses nothing, whenever it breaks", async () => {
  const table = await fullTable();
  const whole = await table.owner.watch(table.id, "audience");
  const watches = Object.values(table.seats);
  for (let given = 0; given < 200 && !whole.view.outcome; given++) {
    const asked = watches.find(({ watch }) => watch.decisions.length > 0);
    if (!asked) {
      const all = [whole, ...watches.map(({ watch }) => watch)];
      await Promise.race(
        all.map((watch) => watch.until(({ decisions, view }) => decisions.length > 0 || !!view.outcome)),
      );
      continue;
    }
    const decision = asked.watch.decisions[0]!;
    const answered = asked.watch.answer(decision, anyPicks(decision));
    if (given % 3 === 0) asked.client.drop();
    if (given % 5 === 0) for (const { client } of watches) client.drop();
    await answered;
    await asked.watch.until(({ decisions }) => decisions.every(({ number }) => number !== decision.number));
  }
  await whole.until(({ table }) => table.outcome !== undefined);
  for (const { client, watch } of watches) {
    await watch.until(({ view }) => !!view.outcome);
    const fresh = await house.nobody(cookieOf(client)).watch(table.id, watch.as);
    expect(watch.events).toEqual(fresh.events);
    expect(watch.view).toEqual(fresh.view);
  }
});

test("a link for lookers-on shows what is public, until it is revoked", async () => {
  const mira = await house.guest("Mira");
  const { id } = await mira.openTable({ game: "lantern-quay", seats: { "smuggler-1": { sits: "me" } } });
  const link = await mira.makeLink(id, { leads: "audience" });
  const onlooker = house.nobody();
  const watch = await onlooker.watch(id, "audience", link.token);
  expect(watch.view.onlooker).toBe("audience");
  await expect(house.nobody().watch(id, "smuggler-1", link.token)).rejects.toMatchObject({ fault: "not-yours" });
  const ended = new Promise((resolve) => watch.onChange((change) => change.change === "ended" && resolve(change.why)));
  await mira.revokeLink(id, link.id);
  expect(await ended).toMatchObject({ fault: "not-yours" });
  await expect(house.nobody().watch(id, "audience", link.token)).rejects.toMatchObject({ fault: "link-dead" });
});

test("who hands the seat on no longer sees from it", async () => {
  const table = await fullTable();
  const [seat, { client, watch }] = Object.entries(table.seats)[0]!;
  const ended = new Promise((resolve) => watch.onChange((change) => change.change === "ended" && resolve(change.why)));
  await client.sit(table.id, seat, { sits: "nobody" });
  expect(await ended).toMatchObject({ fault: "not-yours" });
  expect(watch.decisions).toEqual([]);
});

test("messages that aren't as they should be are refused, and the connection goes on", async () => {
  const { socket, next } = await rawSocket(undefined);
  const odd = [
    "",
    "{",
    "[]",
    "null",
    '"watch"',
    '{"type":"fly","id":"a"}',
    '{"type":"watch","id":"a"}',
    '{"type":"watch","id":"a","table":"x","as":"audience"}',
    `{"type":"watch","id":"a","table":"${"A".repeat(16)}","as":"audience","more":1}`,
    `{"type":"answer","id":"a","table":"${"A".repeat(16)}","seat":"s","number":-1,"key":"k","picks":[]}`,
    `{"type":"answer","id":"a","table":"${"A".repeat(16)}","seat":"s","number":1,"key":"k","picks":[7]}`,
  ];
  for (const message of odd) {
    socket.send(message);
    expect(await next()).toMatchObject({ type: "refused", why: { fault: "malformed" } });
  }
  socket.send(`{"type":"watch","id":"b","table":"${"A".repeat(16)}","as":"audience"}`);
  expect(await next()).toMatchObject({ type: "refused", id: "b", why: { fault: "not-found" } });
  const closed = new Promise<number>((resolve) => socket.on("close", resolve));
  socket.send(`{"type":"watch","id":"${"x".repeat(20_000)}"}`);
  expect(await closed).toBe(1009); // too large
});

test("a page of another site gets no socket", async () => {
  const { WebSocket } = await import("ws");
  const socket = new WebSocket(`${house.address.replace("http", "ws")}/api/play`, {
    origin: "https://elsewhere.example",
  });
  const refused = await new Promise<string>((resolve) => {
    socket.on("error", (error) => resolve(error.message));
    socket.on("open", () => resolve("opened"));
  });
  socket.terminate();
  expect(refused).toContain("403");
});

test("people with real dice enter what they see, also for a bot", async () => {
  const mira = await house.guest("Mira");
  const { id } = await mira.openTable({
    game: "lantern-quay",
    dice: "physical",
    seats: { "warden-1": { sits: "me" } },
  });
  const watch = await mira.watch(id, "warden-1");
  const [shuffle] = watch.decisions;
  expect(shuffle).toMatchObject({ seat: "table", kind: "shuffle" });
  await watch.answer(shuffle!, ["shuffled"]);
  await watch.until(({ decisions }) => decisions[0]?.kind !== "shuffle");
  const audience = await mira.watch(id, "audience");
  expect(audience.decisions).toEqual([]);
});

/** The cookie with which a client came in. */
function cookieOf(client: Client): string {
  return (client.transport as NodeTransport).cookie!;
}

/** A socket without the client around it. */
async function rawSocket(cookie: string | undefined) {
  const { WebSocket } = await import("ws");
  const headers = cookie === undefined ? {} : { cookie };
  const socket = new WebSocket(`${house.address.replace("http", "ws")}/api/play`, { headers });
  const heard: unknown[] = [];
  const waiting: ((message: unknown) => void)[] = [];
  socket.on("message", (data) => {
    const message: unknown = JSON.parse(String(data));
    const wanted = waiting.shift();
    if (wanted) wanted(message);
    else heard.push(message);
  });
  const next = () =>
    heard.length > 0 ? Promise.resolve(heard.shift()) : new Promise<unknown>((resolve) => waiting.push(resolve));
  expect(await next()).toMatchObject({ type: "welcome", protocol: 1 });
  return { socket, next };
}
