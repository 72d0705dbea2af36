import { once } from "node:events";
import type { Client, NodeTransport } from "@tavolata/client/node";
import { checkSound } from "@tavolata/table";
import { beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { useHouse } from "../test-server.js";
import { type RequestScene, requests } from "./matrix-requests.js";

const house = useHouse();

/** What no storage takes, and what is no text. */
const unsound = ["x\u0000", "\ud800x", "x\udc00"];

/** Nothing of it is looked at. */
const id = "A".repeat(16);
const link = { id, token: "A".repeat(32) };
const nowhere = { id, audience: link, commentary: link, into: link } as unknown as RequestScene;

let mira: Client;
beforeAll(async () => {
  mira = await house.guest("Mira");
});

/** The value with another text in the place of each of its texts and names, one after the other. */
function* withText(value: unknown, text: string): Generator<unknown> {
  if (typeof value === "string") yield text;
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    for (const other of withText(inner, text)) {
      yield Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other };
    }
  }
  if (!Array.isArray(value)) yield { ...value, [text]: 1 };
}

const bodies = requests.flatMap(([route, request]) => {
  const { path, body } = request(nowhere, "owner");
  return body === undefined ? [] : [[route, path, body] as const];
});

test.each(bodies)("%s takes no NUL and no half characters, wherever they stand", async (route, path, body) => {
  for (const text of unsound) {
    for (const odd of withText(body, text)) {
      const response = await mira.transport.fetch(house.address + path, {
        method: route.split(" ")[0]!,
        body: JSON.stringify(odd),
        headers: { "content-type": "application/json" },
      });
      expect([odd, response.status, await response.json()]).toMatchObject([
        odd,
        400,
        { error: { fault: "malformed" } },
      ]);
    }
  }
});

test("nothing is taken that goes deeper, or has a field with a longer name, than anything here", () => {
  const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);
  const named = (letters: number) => [{ ["x".repeat(letters)]: 1 }];
  for (const sound of [nested(32), named(200)]) expect(() => checkSound(sound)).not.toThrow();
  for (const unsound of [nested(33), named(201), { constructor: 1 }])
    expect(() => checkSound(unsound)).toThrow("can't be read");
});

test("neither does an address", async () => {
  for (const path of ["/api/tables?which=mine&after=%00", `/api/tables/${id}/seats/%00`, "/api/me/figures/x%00"]) {
    const method = path.includes("?") ? "GET" : "PUT";
    const init = {
      method,
      ...(method === "GET" ? {} : { body: "{}", headers: { "content-type": "application/json" } }),
    };
    expect((await mira.transport.fetch(house.address + path, init)).status).toBe(400);
  }
});

test("neither does a message", async () => {
  const { cookie } = mira.transport as NodeTransport;
  const { id: table } = await mira.openTable({ game: "lantern-quay", seats: { "warden-1": { sits: "me" } } });
  const socket = new WebSocket(`${house.address.replace("http", "ws")}/api/play`, { headers: { cookie: cookie! } });
  const replies: { type: string; why?: { fault: string } }[] = [];
  socket.on("message", (data) => void replies.push(JSON.parse(String(data))));
  await once(socket, "open");
  const messages = [
    { type: "answer", id: "a", table, seat: "warden-1", number: 0, key: "k", picks: ["x"] },
    { type: "say", id: "b", table, words: "x" },
    { type: "watch", id: "c", table, as: "warden-1" },
    { type: "undo", id: "d", table, seat: "warden-1" },
    { type: "vote", id: "e", table, seat: "warden-1", agrees: true },
  ];
  let sent = 0;
  for (const text of unsound) {
    for (const odd of messages.flatMap((message) => [...withText(message, text)])) {
      socket.send(JSON.stringify(odd));
      sent += 1;
    }
  }
  await expect.poll(() => replies.length, { timeout: 60_000 }).toBe(sent + 1);
  expect(replies.slice(1).map(({ why }) => why?.fault)).toEqual(Array(sent).fill("malformed"));
  socket.terminate();
});
