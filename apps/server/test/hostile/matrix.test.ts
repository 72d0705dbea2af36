import type { Client, NewLink, NodeTransport } from "@tavolata/client/node";
import { FromClient, faults } from "@tavolata/client/protocol";
import { expect, test } from "vitest";
import { WebSocket } from "ws";
import { anyPicks, useHouse } from "../test-server.js";
import { type Actor, actors, type ExpectedStatus, type RequestScene, requests } from "./matrix-requests.js";

const house = useHouse({ publicAddress: "https://table.example" });

/** A table that isn't open: the sitter is the warden, the other the smuggler, the onlooker has a link, the owner has no seat. */
async function scene(): Promise<RequestScene> {
  const [owner, sitter, other, stranger, onlooker] = await Promise.all(
    ["owner", "sitter", "other", "stranger", "onlooker"].map((name) => house.guest(name)),
  );
  const { id } = await owner!.openTable({ game: "lantern-quay", options: { pairs: 2 } });
  const seat = async (client: Client, seat: string) => {
    const { token } = await owner!.makeLink(id, { leads: "seat", seat });
    await client.acceptInvitation(token);
  };
  await seat(sitter!, "warden-1");
  await seat(other!, "smuggler-1");
  const audience = await owner!.makeLink(id, { leads: "audience" });
  const commentary = await owner!.makeLink(id, { leads: "commentator", delay: 600 });
  const into = await owner!.makeLink(id, { leads: "seat", seat: "warden-2" });
  const clients = { nobody: house.nobody(), stranger, onlooker, other, sitter, owner } as Record<Actor, Client>;
  const decision = (await sitter!.watch(id, "warden-1")).decisions[0]!;
  return { id, clients, audience, commentary, into, decision };
}

/** One scene for all that only looks. */
let quiet: ReturnType<typeof scene> | undefined;
function sceneFor(onlyLooks: boolean): ReturnType<typeof scene> {
  if (!onlyLooks) return scene();
  quiet ??= scene();
  return quiet;
}

/** Those that are the same for everybody, or for whoever runs the house; at /api/play the messages below are sent. */
const open = [
  "GET /healthz",
  "GET /readyz",
  "GET /metrics",
  "GET /api/admin",
  "GET /openapi",
  "GET /openapi.json",
  "GET /openapi.css",
  "GET /api/play",
];

test("every route is in the matrix", () => {
  const routes = house.routes.filter((route) => !route.startsWith("HEAD ")); // as GET, without the body
  const named = routes.map((route) => route.replaceAll(/:(\w+)/g, "{$1}"));
  expect(new Set([...requests.map(([route]) => route), ...open])).toEqual(new Set(named));
});

test.each(requests)("%s: each gets what is theirs (%#)", async (route, request, expected) => {
  for (const [i, actor] of actors.entries()) {
    const now = await sceneFor(route.startsWith("GET") || expected.every((status) => Number(status) >= 400));
    const { path, body } = request(now, actor);
    const [method] = route.split(" ");
    const init =
      body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
    const response = await now.clients[actor].transport.fetch(house.address + path, { method: method!, ...init });
    expect([actor, response.status]).toEqual([actor, expected[i]]);
    const text = await response.text(); // read to its end, so that its connection is let go
    if (response.status >= 400) {
      const { error } = JSON.parse(text) as { error: { fault: string } };
      expect(faults).toContain(error.fault);
    }
  }
});

test("no token of a link stands in an address", () => {
  const link = { id: "A".repeat(16), token: "T".repeat(32) };
  const nowhere = { id: link.id, audience: link, commentary: link, into: link } as unknown as RequestScene;
  for (const [route, request] of requests) {
    const { path } = request(nowhere, "owner");
    expect(path).not.toContain(link.token);
    expect(route.toLowerCase()).not.toContain("token");
  }
});

type Message = readonly [string, (scene: RequestScene) => Record<string, unknown>, readonly ExpectedStatus[]];

const answerOf = ({ decision }: RequestScene) => ({
  seat: decision.seat,
  number: decision.number,
  key: decision.key,
  picks: anyPicks(decision),
});

const messages: readonly Message[] = [
  ["watch", () => ({ as: "warden-1" }), ["not-yours", "not-yours", "not-yours", "not-yours", "watching", "not-yours"]],
  ["watch", () => ({ as: "audience" }), ["not-yours", "not-yours", "not-yours", "watching", "watching", "watching"]],
  [
    "watch",
    ({ audience }) => ({ as: "audience", link: (audience as NewLink).token }),
    ["watching", "watching", "watching", "watching", "watching", "watching"],
  ],
  [
    "watch",
    ({ into }) => ({ as: "audience", link: into.token }), // a link into a seat isn't one for looking on
    ["not-yours", "not-yours", "not-yours", "watching", "watching", "watching"],
  ],
  ["watch", () => ({ as: "everything" }), Array(6).fill("not-yours")],
  ["watch", ({ audience }) => ({ as: "everything", link: audience.token }), Array(6).fill("not-yours")],
  [
    "watch",
    ({ commentary }) => ({ as: "everything", link: commentary.token }), // for somebody, for one, and not for those who sit there
    ["not-signed-in", "watching", "link-anothers", "not-yours", "not-yours", "link-anothers"],
  ],
  [
    "watch",
    ({ commentary }) => ({ as: "warden-1", link: commentary.token }),
    ["not-yours", "not-yours", "not-yours", "not-yours", "watching", "not-yours"],
  ],
  [
    "watch",
    ({ commentary }) => ({ as: "audience", link: commentary.token }), // what is public now is for others
    ["not-yours", "not-yours", "not-yours", "watching", "watching", "watching"],
  ],
  ["watch", () => ({ as: "table" }), Array(6).fill("not-yours")],
  ["unwatch", () => ({ as: "audience" }), Array(6).fill("unwatched")],
  ["answer", answerOf, ["not-signed-in", "not-yours", "not-yours", "not-yours", "taken", "not-yours"]],
  [
    "explain",
    ({ decision }) => ({ seat: decision.seat, number: decision.number }),
    ["not-signed-in", "not-yours", "not-yours", "not-yours", "explained", "not-yours"],
  ],
  [
    "hint",
    ({ decision }) => ({ seat: decision.seat, number: decision.number }),
    ["not-signed-in", "not-yours", "not-yours", "not-yours", "no-hints", "not-yours"],
  ],
  ["expect", () => ({}), ["not-signed-in", "not-yours", "not-yours", "no-hints", "no-hints", "not-yours"]],
  [
    "look-back",
    () => ({ as: "warden-1", event: 0 }),
    ["not-yours", "not-yours", "not-yours", "not-yours", "looked-back", "not-yours"],
  ],
  [
    "look-back",
    () => ({ as: "audience", event: 0 }),
    ["not-yours", "not-yours", "not-yours", "looked-back", "looked-back", "looked-back"],
  ],
  ["look-back", () => ({ as: "everything", event: 0 }), Array(6).fill("not-yours")],
  ["earlier", () => ({ as: "warden-1", before: 9 }), Array(6).fill("not-yours")], // for who watches from there, on the same line
  ["earlier", () => ({ as: "everything", before: 9 }), Array(6).fill("not-yours")],
  [
    "undo",
    () => ({ seat: "warden-1" }),
    ["not-signed-in", "not-yours", "not-yours", "not-yours", "nothing-to-undo", "not-yours"],
  ],
  [
    "redo",
    () => ({ seat: "warden-1" }),
    ["not-signed-in", "not-yours", "not-yours", "not-yours", "nothing-to-redo", "not-yours"],
  ],
  ["say", () => ({ words: "hello" }), ["not-signed-in", "not-yours", "not-yours", "taken", "taken", "taken"]],
  [
    "vote",
    () => ({ seat: "warden-1", agrees: true }),
    ["not-signed-in", "not-yours", "not-yours", "not-yours", "stale", "not-yours"],
  ],
];

test("every message is in the matrix", () => {
  const types = FromClient.anyOf.map(({ properties }) => properties.type.const);
  expect(new Set(messages.map(([type]) => type))).toEqual(new Set(types));
});

test.each(messages)("%s: each gets what is theirs (%#)", async (type, message, expected) => {
  for (const [i, actor] of actors.entries()) {
    const now = await sceneFor(type !== "answer");
    const { cookie } = now.clients[actor].transport as NodeTransport;
    const reply = await replyTo({ type, id: "x", table: now.id, ...message(now) }, cookie);
    expect([actor, reply]).toEqual([actor, expected[i]]);
  }
});

/** The type of the reply to a message, or its fault. */
async function replyTo(message: object, cookie: string | undefined): Promise<string> {
  const socket = new WebSocket(`${house.address.replace("http", "ws")}/api/play`, {
    headers: cookie === undefined ? {} : { cookie },
  });
  try {
    return await new Promise((resolve) => {
      socket.on("open", () => socket.send(JSON.stringify(message)));
      socket.on("message", (data) => {
        const reply = JSON.parse(String(data)) as { id?: string; type: string; why?: { fault: string } };
        if (reply.id === "x") resolve(reply.why?.fault ?? reply.type);
      });
    });
  } finally {
    socket.terminate();
  }
}
