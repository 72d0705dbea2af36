import { once } from "node:events";
import type { Client, NodeTransport } from "@tavolata/client/node";
import { faults } from "@tavolata/client/protocol";
import { type Decision, WordStream } from "@tavolata/kernel";
import { expect, test } from "vitest";
import { WebSocket } from "ws";
import { anyPicks, useHouse } from "../test-server.js";
import { until } from "../until.js";

const house = useHouse();

/** How many hostile messages are sent; more with TAVOLATA_HOSTILE. */
const count = Number(process.env["TAVOLATA_HOSTILE"] ?? 3_000);

/** Messages that are nearly right: taken from valid ones, with something cut, swapped, blown up or out of order. */
function* hostile(table: string, decision: Decision, chance: WordStream): Generator<string> {
  const { seat, number, key } = decision;
  const valid = (id: string) => [
    { type: "watch", id, table, as: seat, have: { events: 3, line: 0 } },
    { type: "unwatch", id, table, as: seat },
    { type: "answer", id, table, seat, number, key, picks: ["nothing-on-offer"] },
    { type: "explain", id, table, seat, number },
    { type: "look-back", id, table, as: seat, event: 3 },
    { type: "earlier", id, table, as: seat, before: 3 },
    { type: "undo", id, table, seat, to: 0 },
    { type: "redo", id, table, seat },
    { type: "vote", id, table, seat, agrees: true },
    { type: "say", id, table, words: "Good evening." },
  ];
  const odd: unknown[] = [
    null,
    -1,
    1e308,
    Number.MAX_SAFE_INTEGER,
    "",
    "x".repeat(3_000),
    [],
    {},
    true,
    ["a", 7],
    "\u0000",
    "__proto__",
  ];
  for (let i = 0; i < count; i++) {
    const messages = valid(`h${i}`);
    const message: Record<string, unknown> = { ...messages[chance.below(messages.length)]! };
    const fields = Object.keys(message);
    const field = fields[chance.below(fields.length)]!;
    const text = () => JSON.stringify(message);
    switch (chance.below(7)) {
      case 0:
        message[field] = odd[chance.below(odd.length)];
        yield text();
        break;
      case 1:
        delete message[field];
        yield text();
        break;
      case 2:
        message[`more${i}`] = odd[chance.below(odd.length)];
        yield text();
        break;
      case 3:
        yield text().slice(0, chance.below(text().length));
        break;
      case 4:
        message["number"] = chance.below(50);
        yield text();
        break;
      case 5:
        message["table"] = "A".repeat(16);
        yield text();
        break;
      default:
        yield text().replace(/"/g, chance.below(2) === 0 ? "'" : "");
    }
  }
}

test("hostile messages get typed refusals, change nothing, and the next person is served as ever", async () => {
  const mira = await house.guest("Mira");
  const { id } = await mira.openTable({ game: "lantern-quay", seats: { "warden-1": { sits: "me" } } });
  const watch = await mira.watch(id, "warden-1");
  const decision = watch.decisions[0]!;
  const socket = await connect(mira);
  const seen = new Map<string, number>();
  let replies = 0;
  let gone = "";
  socket.on("close", (code, why) => {
    gone = `the server hung up: ${code} ${why}`;
  });
  socket.on("message", (data) => {
    const message = JSON.parse(String(data)) as { type: string; why?: { fault: string; message: string } };
    if (message.type === "refused") {
      expect(faults).toContain(message.why!.fault);
      expect(message.why!.message).not.toBe("");
    }
    const kind = message.why?.fault ?? message.type;
    seen.set(kind, (seen.get(kind) ?? 0) + 1);
    if (
      ["refused", "watching", "unwatched", "taken", "explained", "looked-back", "told-earlier"].includes(message.type)
    )
      replies += 1;
  });
  let sent = 0;
  for (const text of hostile(id, decision, new WordStream("hostile", "messages", 0))) {
    socket.send(text);
    sent += 1;
    if (sent % 100 === 0) await until(() => gone !== "" || replies >= sent - 50);
  }
  await until(() => gone !== "" || replies >= sent);
  expect(gone).toBe("");
  socket.terminate();
  expect(seen.get("malformed")).toBeGreaterThan(count / 4);
  expect(seen.get("broken") ?? 0).toBe(0);
  expect((await mira.table(id)).answers).toBe(0);
  await watch.answer(decision, anyPicks(decision));
  expect((await mira.table(id)).answers).toBe(1);
});

test("messages under ids that somebody else has used are answered, and the house is ended and opened as ever", async () => {
  const [mira, tor] = [await house.guest("Mira"), await house.guest("Tor")];
  const { id: table } = await mira.openTable({
    game: "lantern-quay",
    open: true,
    seats: { "smuggler-1": { sits: "me" } },
  });
  await tor.sit(table, "warden-1", { sits: "me" });
  const watches = [await mira.watch(table, "smuggler-1"), await tor.watch(table, "warden-1")];
  const sockets = [await connect(mira), await connect(tor)];
  const replies: string[] = [];
  for (const [i, socket] of sockets.entries()) {
    socket.on("message", (data) => {
      const { type, id, again, why } = JSON.parse(String(data)) as Record<string, unknown>;
      if (id === "same")
        replies.push([i, type, again, (why as { fault?: string } | undefined)?.fault].join(" ").trim());
    });
  }
  const said = { type: "say", id: "same", table, words: "Good evening." };
  for (const [i, { decisions }] of watches.entries()) {
    const { seat, number, key, options } = decisions[0]!;
    const answer = { type: "answer", id: "same", table, seat, number, key, picks: [options[0]!.id] };
    const undo = { type: "undo", id: "same", table, seat };
    for (const message of [answer, answer, undo, said]) {
      const before = replies.length;
      sockets[i]!.send(JSON.stringify(message));
      await until(() => replies.length > before);
    }
  }
  const each = (i: number) => [`${i} taken`, `${i} taken true`, `${i} refused  malformed`, `${i} taken`];
  expect(replies).toEqual([...each(0), ...each(1)]);
  for (const socket of sockets) socket.terminate();
  await house.restart();
  expect((await mira.table(table)).answers).toBe(2);
});

test("who sends much before the server knows the person is answered in full", async () => {
  const mira = await house.guest("Mira");
  for (let time = 0; time < 5; time++) {
    const socket = socketOf(mira);
    let replies = 0;
    socket.on("message", (data) => {
      if ((JSON.parse(String(data)) as { type: string }).type === "refused") replies += 1;
    });
    await once(socket, "open"); // or the error why it doesn't
    for (let i = 0; i < 1_000; i++) socket.send(`{"type":"watch","id":"${i}"}`);
    await until(() => replies === 1_000 || socket.readyState !== socket.OPEN);
    expect(replies).toBe(1_000);
    socket.terminate();
  }
});

test("hostile requests get typed refusals", async () => {
  const mira = await house.guest("Mira");
  const { id } = await mira.openTable({ game: "lantern-quay" });
  const chance = new WordStream("hostile", "requests", 0);
  const bodies = [
    "",
    "{",
    "[]",
    "null",
    "7",
    '{"__proto__":{"x":1}}',
    '{"constructor":{"prototype":{}}}',
    `"${"x".repeat(70_000)}"`,
  ];
  const paths = [
    `/api/tables/${id}/seats/%00`,
    `/api/tables/${id}/seats/${"x".repeat(90)}`,
    "/api/tables/..%2f..",
    "/api/tables",
    "/api/me",
    "/api/matches",
    `/api/tables/${id}/links`,
    "/api/replays",
    "/api/invitations/accept",
  ];
  for (let i = 0; i < 200; i++) {
    const method = ["POST", "PUT", "DELETE", "PATCH"][chance.below(4)]!;
    const path = paths[chance.below(paths.length)]!;
    const init = {
      method,
      body: bodies[chance.below(bodies.length)]!,
      headers: { "content-type": "application/json" },
    };
    const response = await mira.transport.fetch(house.address + path, init);
    expect([method, path, init.body.slice(0, 40), response.status >= 400 && response.status < 500]).toEqual([
      method,
      path,
      init.body.slice(0, 40),
      true,
    ]);
    expect(faults).toContain(((await response.json()) as { error: { fault: string } }).error.fault);
  }
});

function socketOf(client: Client): WebSocket {
  const { cookie } = client.transport as NodeTransport;
  return new WebSocket(`${house.address.replace("http", "ws")}/api/play`, { headers: { cookie: cookie! } });
}

async function connect(client: Client): Promise<WebSocket> {
  const socket = socketOf(client);
  await once(socket, "open"); // or the error why it doesn't
  return socket;
}
