import { once } from "node:events";
import { type NodeTransport, nodeClient } from "@tavolata/client/node";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { WebSocket } from "ws";
import { answerRefusals } from "../../src/http/guards/refusals.js";
import { secure } from "../../src/http/guards/security.js";
import { countedAddress } from "../../src/limits/address.js";
import { type Cost, costly, prices } from "../../src/limits/cost.js";
import { Lateness } from "../../src/limits/lateness.js";
import { Rush } from "../../src/limits/rush.js";
import { WorkLimits } from "../../src/limits/work-limits.js";
import { RecentErrors } from "../../src/operations/recent-errors.js";
import { startServer } from "../../src/server.js";
import { usualLimits } from "../../src/settings.js";
import { ask, replyTo } from "../seats/gathered.js";
import { useHouse } from "../test-server.js";

const house = useHouse({
  place: { memory: true },
  limits: { messagesPerSecond: 0.001, messagesAtOnce: 10, workPerSecond: 0.001, workAtOnce: 400 },
});

/** Whatever may take long. */
const known: Readonly<Record<string, Cost>> = {
  "POST /api/matches": "file",
  "GET /api/tables/:table/match": "match",
  "POST /api/replays": "match",
  "GET /api/tables/:table/statistics": "reckoning",
  "GET /api/me/statistics": "reckoning",
  "POST /api/lab": "experiment",
  "POST /api/quests": "trial",
  "PUT /api/quests/:quest": "trial",
  "GET /api/print/:game": "paper",
  "GET /api/print/:game/notes": "paper",
  "POST /api/print/quest": "paper",
  "POST /api/sign-in": "sign-in",
};

test("every route has its cost, HEAD like GET, and under /api none is free", () => {
  for (const route of house.routes) expect(house.costs.get(route), route).toBeDefined();
  const ofInterface = house.routes.filter((route) => / \/api\//.test(route));
  expect(ofInterface.length).toBeGreaterThan(50);
  for (const route of ofInterface) expect(prices[house.costs.get(route)!].requests, route).toBeGreaterThanOrEqual(1);
  for (const [route, cost] of Object.entries(known)) expect(house.costs.get(route), route).toBe(cost);
  const heads = house.routes.filter((route) => route.startsWith("HEAD "));
  expect(heads.length).toBeGreaterThan(20);
  for (const head of heads) expect(house.costs.get(head)).toBe(house.costs.get(head.replace("HEAD ", "GET ")));
});

async function app(isTooMuch: boolean) {
  const fastify = Fastify();
  const limits = new WorkLimits(usualLimits);
  answerRefusals(fastify, new RecentErrors());
  await secure(fastify, { origins: [], limits, lateness: { isTooMuch } });
  return fastify;
}

test("a route that doesn't say what it costs can't be added", async () => {
  const fastify = await app(false);
  expect(() => fastify.get("/api/new", async () => ({}))).toThrow("/api/new doesn't say what it costs");
  await fastify.close();
});

test("while the process comes too late, costly things are refused, with when to come again, and cheap ones go on", async () => {
  const fastify = await app(true);
  const costs = Object.keys(prices) as Cost[];
  for (const cost of costs) fastify.get(`/${cost}`, { config: { cost } }, async () => ({ ok: true }));
  for (const cost of costs) {
    const response = await fastify.inject(`/${cost}`);
    const isCostly = prices[cost].work >= costly;
    expect([cost, response.statusCode]).toEqual([cost, isCostly ? 503 : 200]);
    if (!isCostly) continue;
    expect(response.json()).toMatchObject({ error: { fault: "too-busy", wait: 3 } });
    expect(response.headers["retry-after"]).toBe("3");
  }
  await fastify.close();
});

test("a process comes too late when it did several times in a row", () => {
  const lateness = new Lateness(100);
  for (const late of [500, 500, 500, 20, 500, 500, 500]) {
    lateness.note(late);
    expect(lateness.isTooMuch).toBe(false);
  }
  lateness.note(101);
  expect(lateness.isTooMuch).toBe(true);
  lateness.note(99);
  expect(lateness.isTooMuch).toBe(false);
  lateness.close();
});

test("of one kind of costly work only so much is under way and only so much waits", async () => {
  let isLate = false;
  const rush = new Rush({ atOnce: 1, waiting: 2, perPerson: 2 }, () => isLate);
  const order: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) =>
    rush.take({ person: "mira", table: "" }, async () => {
      order.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      if (name === "b") throw new Error("b fails");
      return name;
    });
  const [a, b, c] = [work("a"), work("b"), work("c")];
  b.catch(() => {});
  await expect(work("d")).rejects.toMatchObject({ fault: "too-busy" });
  expect(order).toEqual(["a"]);
  ends[0]!();
  expect(await a).toBe("a");
  await expect.poll(() => order).toEqual(["a", "b"]);
  ends[1]!();
  await expect(b).rejects.toThrow("b fails");
  await expect.poll(() => order).toEqual(["a", "b", "c"]);
  isLate = true;
  await expect(work("e")).rejects.toMatchObject({ fault: "too-busy" });
  ends[2]!();
  expect(await c).toBe("c");
  isLate = false;
  const f = work("f");
  ends[3]!();
  expect(await f).toBe("f");
});

test("whoever asks for much of it keeps nobody else waiting for more than one piece, and gives way when the row is full", async () => {
  const rush = new Rush({ atOnce: 1, waiting: 4, perPerson: 3 }, () => false);
  const order: string[] = [];
  let go = () => {};
  const gone = new Promise<void>((resolve) => {
    go = resolve;
  });
  const refused: string[] = [];
  const work = (name: string) => {
    const [person, table = ""] = name.split("/");
    const done = rush.take({ person: person === "nobody" ? undefined : person, table }, async () => {
      order.push(name);
      await gone;
    });
    return done.catch((error: { fault: string }) => void refused.push(`${name} ${error.fault}`));
  };
  const guests = ["guest/1", "guest/2", "guest/2#", "guest/3", "guest/4"].map(work);
  const all = [...guests, ...["mira/1", "nobody/1"].map(work)];
  await expect.poll(() => refused).toEqual(["guest/4 too-busy", "guest/3 too-busy"]); // more than a person may have; gave way to the last
  go();
  await Promise.all(all);
  expect(order).toEqual(["guest/1", "guest/2", "mira/1", "nobody/1", "guest/2#"]);
});

test("work is counted by person and by address, all of it or nothing, and comes back with time", () => {
  let now = 0;
  const limits = new WorkLimits({ ...usualLimits, workPerSecond: 10, workAtOnce: 100 }, () => now);
  const ask = (address: string, person: string | undefined, work: number) => {
    try {
      limits.countWork({ address, person }, work);
      return "done";
    } catch (error) {
      return (error as { refusal: { wait: number } }).refusal.wait;
    }
  };
  expect(ask("1.2.3.4", "mira", 80)).toBe("done");
  expect(ask("5.6.7.8", "mira", 60)).toBe(4); // from wherever she comes
  expect(ask("1.2.3.4", "tom", 100)).toBe("done");
  expect(ask("1.2.3.4", "eve", 100)).toBe("done");
  expect(ask("1.2.3.4", undefined, 100)).toBe("done");
  expect(ask("1.2.3.4", "ann", 30)).toBe(1); // four times as much at one address, and 380 are gone
  now += 1_000;
  expect(ask("1.2.3.4", "ann", 30)).toBe("done"); // what was refused had cost her nothing
  expect(ask("1.2.3.4", "ann", 80)).toBe(2);
  now += 100_000;
  expect(ask("9.9.9.9", "ann", 5_000)).toBe("done"); // dearer than all one can have: all of it
  expect(ask("9.9.9.9", "ann", 1)).toBe(1);
});

test("an address is the same however it is written, and all of an IPv6 network are one", () => {
  const same = (...addresses: string[]) => expect(new Set(addresses.map(countedAddress)).size).toBe(1);
  same("192.0.2.7", "::ffff:192.0.2.7", "::FFFF:192.0.2.7");
  same("2001:db8:1:2::1", "2001:db8:1:2:ffff::", "2001:0DB8:1:2:3:4:5:6", "2001:db8:1:2::1%eth0");
  same("::1", "0:0:0:0:0:0:0:1");
  expect(countedAddress("2001:db8:1:3::1")).not.toBe(countedAddress("2001:db8:1:2::1"));
  expect(countedAddress("2001:db8::1:2:0:1")).toBe("2001:db8:0:0::/64");
});

test("ten sockets of one person have no more than one", async () => {
  const mira = await house.guest("Mira");
  const faults: string[] = [];
  const { cookie } = mira.transport as NodeTransport;
  const sockets = Array.from({ length: 10 }, () => {
    const socket = new WebSocket(`${house.address.replace("http", "ws")}/api/play`, { headers: { cookie: cookie! } });
    socket.on("message", (data) => {
      const { why } = JSON.parse(String(data)) as { why?: { fault: string; wait?: number } };
      if (why) faults.push(why.fault);
    });
    return socket;
  });
  await Promise.all(sockets.map((socket) => once(socket, "open")));
  for (const socket of sockets) for (let i = 0; i < 5; i++) socket.send("{}");
  await expect.poll(() => faults.length, { timeout: 30_000 }).toBe(50);
  expect(faults.filter((fault) => fault === "malformed")).toHaveLength(10);
  expect(faults.filter((fault) => fault === "too-many-requests")).toHaveLength(40);
  for (const socket of sockets) socket.terminate();
});

test("what costs more takes more of what one has, whichever way it is asked for", async () => {
  const eve = await house.guest("Eve");
  const { cookie } = eve.transport as NodeTransport;
  const get = (client = cookie) =>
    fetch(`${house.address}/api/tables/${"A".repeat(16)}/match`, { headers: { cookie: client! } });
  const statuses: number[] = [];
  for (let i = 0; i < 10; i++) statuses.push((await get()).status);
  expect(statuses.slice(0, 7)).toEqual(Array.from({ length: 7 }, () => 404)); // each takes 50 of 400
  expect(statuses.slice(8)).toEqual([429, 429]);
  const refused = await get();
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await fetch(`${house.address}/healthz`)).status).toBe(200);
  const other = nodeClient(house.address);
  await other.comeIn("Tom"); // somebody else at the same address has enough left
  expect((await get((other.transport as NodeTransport).cookie)).status).toBe(404);
});

test("a server that comes too late begins no first watch, no file and no experiment; play, and looking after it, go on", async () => {
  const server = await startServer({ place: { memory: true }, mostLate: -1_000 }); // however punctual it is
  const address = `http://127.0.0.1:${server.port}`;
  const mira = nodeClient(address);
  try {
    await mira.comeIn("Mira");
    const { id } = await mira.openTable({ game: "lantern-quay", begin: "now" });
    await mira.sit(id, "warden-1", { sits: "me" }); // what she adds to the dice takes the match into memory
    const watch = { type: "watch", table: id, as: "warden-1" };
    await expect.poll(() => replyTo(mira, address, watch), { timeout: 30_000 }).toBe("too-busy");
    for (const [method, path, body] of [
      ["POST", "/api/matches", { save: {} }],
      ["POST", "/api/lab", {}],
      ["GET", "/api/me/statistics", undefined],
      ["GET", `/api/tables/${id}/match`, undefined],
      ["GET", "/api/print/lantern-quay?what=rules", undefined],
    ] as const) {
      expect([path, (await ask(mira, address, method, path, body)).status]).toEqual([path, 503]);
    }
    const answer = { type: "answer", table: id, seat: "warden-1", number: 0, key: "k", picks: ["x"] };
    expect(await replyTo(mira, address, answer)).not.toBe("too-busy");
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
  } finally {
    mira.close();
    await server.close();
  }
});
