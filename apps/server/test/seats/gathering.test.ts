import type { NodeTransport } from "@tavolata/client/node";
import { describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { useHouse } from "../test-server.js";
import { until } from "../until.js";
import { ask, me, play, quay, replyTo } from "./gathered.js";

const house = useHouse({ place: { memory: true }, begin: "full", shortestDelay: 1, sweepEvery: 100, idleTables: 0 });
const bot = { sits: "bot", bot: "random" } as const;

/** Mira sits as the smuggler at a table of hers, and the warden's seat is free. */
async function waitingForOne() {
  const [mira, tor] = [await house.guest("Mira"), await house.guest("Tor")];
  const table = await mira.openTable({ ...quay, seats: { "smuggler-1": me } });
  return { mira, tor, table, id: table.id };
}

describe("a table that gathers", () => {
  test("has no match, waits for nobody, and tells all of them who has added what to the dice", async () => {
    const { mira, tor, table, id } = await waitingForOne();
    expect(table).toMatchObject({ gathering: true, answers: 0, waiting: [] });
    expect(table).not.toHaveProperty("seed");
    expect(table.contributions).toEqual([{ from: 0, by: "smuggler-1", value: mira.ownContribution(id) }]);
    expect(table.seats).toMatchObject([{ seat: "smuggler-1", mine: true, contributed: true }, { seat: "warden-1" }]);
    expect((await tor.table(id)).contributions).toEqual(table.contributions);
    for (const [client, which] of [[mira, "mine"] as const, [tor, "open"] as const]) {
      const listed = (await client.tables(which)).tables.find((one) => one.id === id);
      expect(listed).toMatchObject({ gathering: true, waiting: [] });
    }
  });

  const answer = { seat: "smuggler-1", number: 0, key: "k", picks: ["x"] };
  test.each<[string, object, string]>([
    ["answer", answer, "not-begun"],
    ["undo", { seat: "smuggler-1" }, "not-begun"],
    ["redo", { seat: "smuggler-1" }, "not-begun"],
    ["vote", { seat: "smuggler-1", agrees: true }, "not-begun"],
    ["explain", { seat: "smuggler-1", number: 0 }, "not-begun"],
    ["hint", { seat: "smuggler-1", number: 0 }, "not-begun"],
    ["expect", {}, "not-begun"],
    ["look-back", { as: "smuggler-1", event: 0 }, "not-begun"],
    ["say", { words: "hello" }, "taken"],
    ["watch", { as: "smuggler-1" }, "watching"],
    ["watch", { as: "warden-1" }, "not-yours"],
    ["watch", { as: "everything" }, "not-yours"],
    ["unwatch", { as: "audience" }, "unwatched"],
  ])("%s %j: %s", async (type, message, reply) => {
    quiet ??= waitingForOne();
    const { mira, id } = await quiet;
    expect(await replyTo(mira, house.address, { type, table: id, ...message })).toBe(reply);
  });
  let quiet: ReturnType<typeof waitingForOne> | undefined;

  test.each([
    ["GET", "match"],
    ["GET", "statistics"],
    ["POST", "rematch"],
  ])("%s …/%s: refused, and no seed in it", async (method, what) => {
    quiet ??= waitingForOne();
    const { mira, id } = await quiet;
    const reply = await ask(
      mira,
      house.address,
      method,
      `/api/tables/${id}/${what}`,
      method === "POST" ? {} : undefined,
    );
    expect(reply.status).toBe(409);
    expect(reply.body.error.fault).toBe(what === "rematch" ? "not-over" : "not-begun");
  });

  test("commentators wait for it, and for its delay from its beginning on", async () => {
    const { mira, tor, id } = await waitingForOne();
    const { token } = await mira.makeLink(id, { leads: "commentator", delay: 1 });
    const watch = await tor.watch(id, "everything", token);
    expect([watch.begins, watch.hasBegun, watch.table.gathering]).toEqual([null, false, true]);
    await mira.begin(id);
    await watch.until(({ hasBegun }) => hasBegun);
    expect([watch.begins, watch.table.gathering]).toEqual([undefined, undefined]);
  });

  test("counts for nobody's statistics, and people talk there", async () => {
    const { mira, tor, id } = await waitingForOne();
    expect((await mira.myStatistics()).games).toEqual([]);
    const watch = await mira.watch(id, "smuggler-1");
    await expect((await tor.watch(id, "audience")).say("hello")).rejects.toMatchObject({ fault: "not-yours" });
    await watch.say("Who else comes?");
    await watch.until(({ chat }) => chat.length === 1);
  });
});

describe("a match begins", () => {
  test("by itself once nobody is missing: everybody who looks on is told the table, then where the match stands", async () => {
    const { mira, tor, id } = await waitingForOne();
    const watches = [await mira.watch(id, "smuggler-1"), await tor.watch(id, "audience")];
    expect(watches.map(({ hasBegun }) => hasBegun)).toEqual([false, false]);
    const heard = watches.map((watch) => {
      const kinds: string[] = [];
      watch.onChange(({ change }) => kinds.push(change === "moved" ? change : `${watch.table.gathering ?? "begun"}`));
      return kinds;
    });
    const table = await tor.sit(id, "warden-1", me);
    expect(table.gathering).toBeUndefined();
    expect(table.waiting.length).toBeGreaterThan(0);
    expect(table.contributions?.map(({ by, value }) => [by, value])).toEqual([
      ["smuggler-1", mira.ownContribution(id)],
      ["warden-1", tor.ownContribution(id)],
    ]);
    for (const watch of watches) await watch.until(({ hasBegun }) => hasBegun);
    for (const kinds of heard) {
      expect(kinds).toContain("begun");
      expect(kinds.indexOf("begun")).toBeLessThan(kinds.indexOf("moved"));
    }
    await play([watches[0]!, await tor.watch(id, "warden-1")], 2);
  });

  test("by a link into the last seat, and by a bot in it", async () => {
    const { mira, tor, id } = await waitingForOne();
    const { token } = await mira.makeLink(id, { leads: "seat", seat: "warden-1" });
    const { table } = await tor.acceptInvitation(token);
    expect([table.gathering, table.contributions?.length]).toEqual([undefined, 2]);

    const other = await waitingForOne();
    expect((await other.mira.sit(other.id, "warden-1", bot)).gathering).toBeUndefined();
  });

  test("at once where nobody is missing from the start, or that is wished for", async () => {
    const mira = await house.guest("Mira");
    const alone = await mira.openTable({ ...quay, seats: { "smuggler-1": me, "warden-1": bot } });
    const looking = await mira.openTable({ ...quay, seats: { "smuggler-1": bot, "warden-1": bot } });
    const now = await mira.openTable({ ...quay, begin: "now", seats: { "smuggler-1": me } });
    const empty = await mira.openTable({ ...quay, begin: "now" });
    for (const table of [alone, looking, now, empty]) {
      expect(table.gathering).toBeUndefined();
      expect(table.outcome === undefined).toBe(table.waiting.length > 0);
    }
    expect([alone, looking, now, empty].map(({ contributions }) => contributions?.length)).toEqual([
      1,
      undefined,
      1,
      undefined,
    ]);
  });

  test("when its owner says so, and nobody else", async () => {
    const { mira, tor, table, id } = await waitingForOne();
    await expect(tor.begin(id)).rejects.toMatchObject({ fault: "not-yours" });
    await expect(house.nobody().begin(id)).rejects.toMatchObject({ fault: "not-signed-in" });
    expect((await mira.table(id)).gathering).toBe(true);
    const begun = await mira.begin(id);
    expect(begun.gathering).toBeUndefined();
    expect(Date.parse(begun.moved)).toBeGreaterThan(Date.parse(table.moved));
    expect(await mira.begin(id)).toEqual(begun);
  });

  test("only once all who sit have added to its dice, the owner first of all", async () => {
    const [mira, tor] = [await house.guest("Mira"), await house.guest("Tor")];
    const to = house.address;
    const { body: table } = await ask(mira, to, "POST", "/api/tables", {
      ...quay,
      seats: { "smuggler-1": me, "warden-1": bot },
    });
    expect(table).toMatchObject({ gathering: true, seedHash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(table).not.toHaveProperty("contributions");
    const begin = `/api/tables/${table.id}/begin`;
    expect((await ask(mira, to, "POST", begin, {})).body.error.fault).toBe("contribution-missing");
    for (const contribution of ["a".repeat(31), "A".repeat(32), "g".repeat(32), "a".repeat(65), 7]) {
      expect((await ask(mira, to, "POST", begin, { contribution })).body.error.fault).toBe("malformed");
    }
    const add = `/api/tables/${table.id}/contributions`;
    expect((await ask(tor, to, "POST", add, { contribution: "b".repeat(32) })).body.error.fault).toBe("not-yours");
    const [added, again] = await Promise.all(
      ["a".repeat(32), "c".repeat(64)].map((contribution) => ask(mira, to, "POST", add, { contribution })),
    );
    expect([added!.status, again!.status]).toEqual([200, 200]);
    const now = await mira.table(table.id);
    expect([now.gathering, now.contributions?.length]).toEqual([undefined, 1]);
  });

  test("and who takes a seat without adding to it is refused, and doesn't sit there", async () => {
    const { mira, tor, id } = await waitingForOne();
    const seat = `/api/tables/${id}/seats/warden-1`;
    const sat = await ask(tor, house.address, "PUT", seat, me);
    expect([sat.status, sat.body.error.fault]).toEqual([422, "contribution-missing"]);
    const { token } = await mira.makeLink(id, { leads: "seat", seat: "warden-1" });
    const accepted = await ask(tor, house.address, "POST", "/api/invitations/accept", { token });
    expect(accepted.body.error.fault).toBe("contribution-missing");
    const now = { ...quay, begin: "now", seats: { "smuggler-1": me } };
    expect((await ask(tor, house.address, "POST", "/api/tables", now)).body.error.fault).toBe("contribution-missing");
    expect((await mira.table(id)).seats[1]).toEqual({ seat: "warden-1" });
    await tor.acceptInvitation(token); // the link still leads there
  });

  test("and nothing is added in the request that lays the table: the house could still choose its secret then", async () => {
    const { mira, tor, id } = await waitingForOne();
    const contribution = "0123456789abcdef".repeat(2);
    const seats = { "smuggler-1": me };
    for (const wish of [{ contribution }, { contribution, begin: "now" }]) {
      const reply = await ask(tor, house.address, "POST", "/api/tables", { ...quay, seats, ...wish });
      expect([reply.status, reply.body.error.fault]).toEqual([400, "malformed"]);
    }
    await tor.sit(id, "warden-1", me);
    const watches = [await mira.watch(id, "smuggler-1"), await tor.watch(id, "warden-1")];
    await play(watches, 1_000);
    await watches[0]!.until(({ table }) => table.outcome !== undefined);
    const again = await ask(mira, house.address, "POST", `/api/tables/${id}/rematch`, { contribution });
    expect([again.status, again.body.error.fault]).toEqual([400, "malformed"]);
  });

  test("once, however many come at the same moment", async () => {
    const mira = await house.guest("Mira");
    const guests = await Promise.all(["A", "B", "C", "D"].map((name) => house.guest(name)));
    const { id, seats } = await mira.openTable({ ...quay, options: { pairs: 2 } });
    const sitting = guests.map((guest, i) => guest.sit(id, seats[i]!.seat, me));
    await Promise.all([...sitting, mira.begin(id)]);
    const { contributions, gathering } = await mira.table(id);
    expect([gathering, contributions?.length]).toEqual([undefined, 4]);
    const watches = await Promise.all(guests.map((guest, i) => guest.watch(id, seats[i]!.seat)));
    await play(watches, 3);
    for (const watch of watches) watch.stop();
    await mira.table((await mira.openTable({ ...quay, begin: "now" })).id); // the first one is no longer in memory
    await play(await Promise.all(guests.map((guest, i) => guest.watch(id, seats[i]!.seat))), 3);
  });
});

describe("before the beginning", () => {
  test("no bot plays and no time runs out, although a bot sits there and the time is long up", async () => {
    const mira = await house.guest("Mira");
    const { id } = await mira.openTable({ ...quay, timeLimit: 1, seats: { "warden-1": bot } });
    const later = await mira.openTable({ ...quay, timeLimit: 1, begin: "now" });
    await until(async () => (await mira.table(later.id)).answers > 0); // its time was up, and it was looked for
    expect(await mira.table(id)).toMatchObject({ gathering: true, answers: 0, waiting: [] });
    expect((await mira.houseReport()).errors).toEqual([]);
  });

  test("who leaves goes, also for good: what was added stays, and the others are told", async () => {
    const { mira, tor, id } = await waitingForOne();
    const wider = await mira.openTable({ ...quay, options: { pairs: 2 }, seats: { "smuggler-1": me } });
    await tor.sit(wider.id, "warden-1", me);
    const watch = await mira.watch(wider.id, "smuggler-1");
    await tor.forgetMe();
    await watch.until(({ table }) => table.seats.every(({ person }) => person?.name !== "Tor"));
    expect(watch.table).toMatchObject({ gathering: true, contributions: [{ by: "smuggler-1" }, { by: "warden-1" }] });
    await mira.forgetMe();
    const una = await house.guest("Una");
    await expect(una.table(id)).rejects.toMatchObject({ fault: "not-found" });
  });

  test("a rematch gathers those who sat there: it begins when the last of them comes", async () => {
    const { mira, tor, id } = await waitingForOne();
    await tor.sit(id, "warden-1", me);
    const watches = [await mira.watch(id, "smuggler-1"), await tor.watch(id, "warden-1")];
    await play(watches, 1_000);
    await watches[0]!.until(({ table }) => table.outcome !== undefined);
    const again = await mira.rematch(id);
    expect(again).toMatchObject({ gathering: true, contributions: [{ by: "smuggler-1" }] });
    const first = await mira.watch(again.id, "smuggler-1");
    expect(first.hasBegun).toBe(false);
    const second = await tor.watch(again.id, "warden-1"); // the client adds to the dice by itself
    expect(second.hasBegun).toBe(true);
    await first.until(({ hasBegun }) => hasBegun);
    expect(second.table.contributions).toHaveLength(2);
    expect((await tor.rematch(id)).id).toBe(again.id);
  });
});

test("a connection watches so many tables at once and no more", async () => {
  const mira = await house.guest("Mira");
  const seats = { "smuggler-1": me, "smuggler-2": me, "warden-1": me }; // each is watched for itself
  const wish = { ...quay, options: { pairs: 2 }, seats };
  const tables = await Promise.all(Array.from({ length: 51 }, () => mira.openTable(wish)));
  const { cookie } = mira.transport as NodeTransport;
  const socket = new WebSocket(`${house.address.replace("http", "ws")}/api/play`, { headers: { cookie: cookie! } });
  const replies: string[] = [];
  socket.on("message", (data) => {
    const { type, why } = JSON.parse(String(data)) as { type: string; why?: { fault: string } };
    if (type === "watching" || type === "refused") replies.push(why?.fault ?? type);
  });
  const all = tables.flatMap(({ id }) => ["audience", ...Object.keys(seats)].map((as) => ({ table: id, as })));
  socket.on("open", () => {
    for (const [i, one] of all.entries()) socket.send(JSON.stringify({ type: "watch", id: `w${i}`, ...one }));
  });
  await until(() => replies.length === all.length);
  socket.terminate();
  expect(replies.filter((reply) => reply === "watching")).toHaveLength(200);
  expect(replies.filter((reply) => reply === "too-many-requests")).toHaveLength(4);
});
