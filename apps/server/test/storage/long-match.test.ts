import type { Client, NodeTransport, TableWatch } from "@tavolata/client/node";
import type { FromServer } from "@tavolata/client/protocol";
import { expect, test } from "vitest";
import { WebSocket } from "ws";
import { anyPicks, useHouse } from "../test-server.js";
import { endlessFile, endlessGames, endlessMatch } from "./long-game.js";

const house = useHouse({ games: endlessGames, place: { memory: true }, snapshotEvery: 100 });

const answers = 1_205;

const whole = endlessMatch(answers);

/** A table with such a match, and Mira in both seats. */
async function longTable(mira: Client): Promise<string> {
  const seats = { ann: { sits: "me" }, bob: { sits: "me" } } as const;
  return (await mira.openFromFile({ save: endlessFile(answers), seats, open: true })).id;
}

async function allOf(watch: TableWatch): Promise<void> {
  while (watch.first > 0) await watch.earlier();
}

test("a long match is told from its newest events on, and page by page from its beginning when asked", async () => {
  const mira = await house.guest("Mira");
  const id = await longTable(mira);
  const [ann, bob, looker] = await Promise.all([
    mira.watch(id, "ann"),
    mira.watch(id, "bob"),
    mira.watch(id, "audience"),
  ]);
  for (const watch of [ann, bob, looker]) {
    const all = whole.events(watch.as);
    expect(watch.first).toBeGreaterThan(0);
    expect(watch.events.length).toBeGreaterThanOrEqual(20);
    expect(watch.events).toEqual(all.slice(watch.first));
    expect(watch.answers).toBe(answers);
    expect(watch.view).toEqual(whole.view(watch.as));
    const { first } = watch;
    await watch.earlier();
    expect(watch.first).toBe(Math.max(0, first - 250));
    await Promise.all([allOf(watch), allOf(watch)]);
    expect(watch.events).toEqual(all);
  }
  const asked = [ann, bob].find(({ decisions }) => decisions.length > 0)!;
  await asked.answer(asked.decisions[0]!, anyPicks(asked.decisions[0]!));
  await bob.until((watch) => watch.answers === answers + 1);
  expect(bob.events.map(({ number }) => number)).toEqual(bob.events.map((_, i) => i));
});

test("who asks for no earlier events is told all of them, as ever", async () => {
  const mira = await house.guest("Mira");
  const id = await longTable(mira);
  const { events, last } = await watchAsBefore(mira, { table: id, as: "bob" });
  expect(events).toEqual(whole.events("bob"));
  expect(last.decisions).toHaveLength(1);
  const after = await watchAsBefore(mira, { table: id, as: "bob", have: { events: 1_500, line: 0 } });
  expect(after.events).toEqual(whole.events("bob", 1_500));
});

test("who was away for long keeps what is known, with a hole that is filled when asked", async () => {
  const mira = await house.guest("Mira");
  const other = house.nobody((mira.transport as NodeTransport).cookie);
  const id = await longTable(mira);
  const looker = await other.watch(id, "audience");
  const { first } = looker;
  const players = [await mira.watch(id, "ann"), await mira.watch(id, "bob")];
  await away(other, async () => {
    for (let i = 0; i < 120; i++) {
      const watch = players.find(({ decisions }) => decisions[0]?.number === answers + i)!;
      await watch.answer(watch.decisions[0]!, anyPicks(watch.decisions[0]!));
      await Promise.all(players.map((one) => one.until(({ answers: at }) => at === answers + i + 1)));
    }
  });
  await looker.until(({ answers: at }) => at === answers + 120);
  expect(looker.hasGap).toBe(true);
  expect(looker.first).toBeGreaterThan(first);
  await looker.earlier();
  expect(looker.hasGap).toBe(false);
  expect(looker.first).toBeLessThanOrEqual(first);
  expect(looker.events.map(({ number }) => number)).toEqual(looker.events.map((_, i) => looker.first + i));
});

test("taken back in a long match: what is told later fits, on whichever line of play", async () => {
  const mira = await house.guest("Mira");
  const id = await longTable(mira);
  const ann = await mira.watch(id, "ann");
  await ann.undo(answers - 150);
  await ann.until(({ answers: at }) => at === answers - 150);
  await allOf(ann);
  expect(ann.events).toEqual(endlessMatch(answers - 150).events("ann"));
  const fresh = await house.nobody((mira.transport as NodeTransport).cookie).watch(id, "bob");
  await allOf(fresh);
  expect(fresh.events).toEqual(endlessMatch(answers - 150).events("bob"));
});

test("earlier events are for who watches from there, and statistics know them all", async () => {
  const mira = await house.guest("Mira");
  const id = await longTable(mira);
  expect((await mira.statistics(id)).events).toMatchObject({ noted: answers });
  const tom = await house.guest("Tom");
  const looker = await tom.watch(id, "audience");
  const { first } = looker;
  await looker.earlier();
  expect(looker.first).toBeLessThan(first);
  const eve = await house.guest("Eve");
  const socket = await connected(eve);
  socket.send(JSON.stringify({ type: "earlier", id: "e", table: id, as: "ann", before: 100 }));
  const refused = await next(socket, "refused");
  expect(refused).toMatchObject({ id: "e", why: { fault: "not-yours" } });
  socket.terminate();
});

/** Has no network meanwhile. */
async function away(client: Client, work: () => Promise<void>): Promise<void> {
  const { transport } = client;
  const { socket } = transport;
  transport.socket = (address) => socket.call(transport, address.replace(/:\d+\//, ":9/"));
  client.drop();
  await work();
  transport.socket = socket;
  client.hurry();
}

type Standing = Extract<FromServer, { type: "standing" }>;

/** Watches as a page did that knows nothing of earlier events. */
async function watchAsBefore(client: Client, how: object): Promise<{ events: unknown[]; last: Standing }> {
  const socket = await connected(client);
  const events: unknown[] = [];
  const last = await new Promise<Standing>((resolve) => {
    socket.on("message", (data) => {
      const message = JSON.parse(String(data)) as FromServer;
      if (message.type !== "standing") return;
      events.push(...message.events);
      if (!message.more) resolve(message);
    });
    socket.send(JSON.stringify({ type: "watch", id: "w", ...how }));
  });
  socket.terminate();
  return { events, last };
}

async function connected(client: Client): Promise<WebSocket> {
  const { cookie } = client.transport as NodeTransport;
  const socket = new WebSocket(`${house.address.replace("http", "ws")}/api/play`, { headers: { cookie: cookie! } });
  await next(socket, "welcome");
  return socket;
}

function next(socket: WebSocket, type: FromServer["type"]): Promise<FromServer> {
  return new Promise((resolve) => {
    const hear = (data: unknown) => {
      const message = JSON.parse(String(data)) as FromServer;
      if (message.type !== type) return;
      socket.off("message", hear);
      resolve(message);
    };
    socket.on("message", hear);
  });
}
