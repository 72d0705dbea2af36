import type { Client, NewLink, NodeTransport } from "@tavolata/client/node";
import { FromClient, faults } from "@tavolata/client/protocol";
import { expect, test } from "vitest";
import { WebSocket } from "ws";
import { Authenticator } from "./authenticator.js";
import { anyPicks, useHouse } from "./house.js";
import { PushBrowser } from "./push-browser.js";

const house = useHouse({ publicAddress: "https://table.example" });

const device = new Authenticator("https://table.example");
/** A passkey for a challenge that nobody gave. */
const madeElsewhere = device.make({
  rp: { id: "table.example", name: "" },
  user: { id: "AAAA", name: "", displayName: "" },
  challenge: "AAAA",
  pubKeyCredParams: [],
  timeout: 0,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: "", requireResidentKey: true, userVerification: "" },
  attestation: "none",
});
const shownElsewhere = device.show({ challenge: "AAAA", timeout: 0, rpId: "table.example", userVerification: "" });

/** Everybody who may come to a table that isn't open. */
const actors = ["nobody", "stranger", "onlooker", "other", "sitter", "owner"] as const;
type Actor = (typeof actors)[number];

/** A table that isn't open: the sitter is the warden, the other the smuggler, the onlooker has a link, the owner has no seat. */
async function scene() {
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

type Scene = Awaited<ReturnType<typeof scene>>;
type Expected = number | string;

/** What each gets: the status of a request, or the type or fault of a reply. In the order of the actors. */
type Row = readonly [string, (scene: Scene, actor: Actor) => { path: string; body?: unknown }, readonly Expected[]];

const requests: readonly Row[] = [
  [
    "GET /api/print/{game}",
    () => ({ path: "/api/print/heroquest?what=map&quest=the-stolen-bell" }),
    [200, 200, 200, 200, 200, 200],
  ],
  [
    "GET /api/print/{game}/notes",
    () => ({ path: "/api/print/heroquest/notes?quest=the-stolen-bell" }),
    [200, 200, 200, 200, 200, 200],
  ],
  [
    "POST /api/print/quest",
    () => ({ path: "/api/print/quest", body: { file: "{}", what: "map" } }),
    [401, 422, 422, 422, 422, 422],
  ],
  ["GET /api/games", () => ({ path: "/api/games" }), [200, 200, 200, 200, 200, 200]],
  ["GET /api/me", () => ({ path: "/api/me" }), [401, 200, 200, 200, 200, 200]],
  ["POST /api/me", () => ({ path: "/api/me", body: { name: "x" } }), [200, 200, 200, 200, 200, 200]],
  ["GET /api/me/passkeys", () => ({ path: "/api/me/passkeys" }), [401, 200, 200, 200, 200, 200]],
  ["POST /api/me/passkeys/begin", () => ({ path: "/api/me/passkeys/begin", body: {} }), [401, 200, 200, 200, 200, 200]],
  [
    "POST /api/me/passkeys",
    () => ({ path: "/api/me/passkeys", body: { credential: madeElsewhere } }),
    [401, 422, 422, 422, 422, 422],
  ],
  [
    "DELETE /api/me/passkeys/{passkey}",
    () => ({ path: `/api/me/passkeys/${"A".repeat(16)}` }),
    [401, 404, 404, 404, 404, 404],
  ],
  ["POST /api/sign-in/begin", () => ({ path: "/api/sign-in/begin", body: {} }), [200, 200, 200, 200, 200, 200]],
  [
    "POST /api/sign-in",
    () => ({ path: "/api/sign-in", body: { credential: shownElsewhere } }),
    [422, 422, 422, 422, 422, 422],
  ],
  ["POST /api/sign-out", () => ({ path: "/api/sign-out", body: {} }), [401, 409, 409, 409, 409, 409]],
  [
    "POST /api/sign-out/elsewhere",
    () => ({ path: "/api/sign-out/elsewhere", body: {} }),
    [401, 204, 204, 204, 204, 204],
  ],
  ["GET /api/me/statistics", () => ({ path: "/api/me/statistics" }), [401, 200, 200, 200, 200, 200]],
  [
    "GET /api/tables/{table}/statistics",
    ({ id }) => ({ path: `/api/tables/${id}/statistics` }),
    [404, 404, 404, 200, 200, 200],
  ],
  ["GET /api/push", () => ({ path: "/api/push" }), [200, 200, 200, 200, 200, 200]],
  ["GET /api/me/subscriptions", () => ({ path: "/api/me/subscriptions" }), [401, 200, 200, 200, 200, 200]],
  [
    "POST /api/me/subscriptions",
    (_scene, actor) => ({
      path: "/api/me/subscriptions",
      body: new PushBrowser("https://fcm.googleapis.com", actor, "en").subscription,
    }),
    [401, 201, 201, 201, 201, 201],
  ],
  [
    "DELETE /api/me/subscriptions/{subscription}",
    () => ({ path: `/api/me/subscriptions/${"A".repeat(16)}` }),
    [401, 404, 404, 404, 404, 404],
  ],
  ["GET /api/me/figures", () => ({ path: "/api/me/figures" }), [401, 200, 200, 200, 200, 200]],
  [
    "PUT /api/me/figures/{game}",
    () => ({ path: "/api/me/figures/heroquest", body: { figures: { "items.dagger.gold": 20 }, before: {} } }),
    [401, 204, 204, 204, 204, 204],
  ],
  ["GET /api/me/quiet", () => ({ path: "/api/me/quiet" }), [401, 200, 200, 200, 200, 200]],
  [
    "PUT /api/me/quiet",
    () => ({ path: "/api/me/quiet", body: { quiet: { from: "22:00", to: "07:00", zone: "Europe/Rome" } } }),
    [401, 204, 204, 204, 204, 204],
  ],
  [
    "GET /api/tables/{table}/notices",
    ({ id }) => ({ path: `/api/tables/${id}/notices` }),
    [401, 404, 404, 200, 200, 200],
  ],
  [
    "PUT /api/tables/{table}/notices",
    ({ id }) => ({ path: `/api/tables/${id}/notices`, body: { notices: false } }),
    [401, 404, 404, 204, 204, 204],
  ],
  ["GET /api/me/blocks", () => ({ path: "/api/me/blocks" }), [401, 200, 200, 200, 200, 200]],
  [
    "PUT /api/me/blocks/{person}",
    () => ({ path: `/api/me/blocks/${"A".repeat(16)}`, body: { blocked: true } }),
    [401, 404, 404, 404, 404, 404],
  ],
  ["DELETE /api/me", () => ({ path: "/api/me" }), [401, 204, 204, 204, 204, 204]],
  ["POST /api/matches", () => ({ path: "/api/matches", body: { save: {} } }), [401, 422, 422, 422, 422, 422]],
  ["GET /api/tables/{table}/match", ({ id }) => ({ path: `/api/tables/${id}/match` }), [401, 404, 404, 409, 409, 409]],
  [
    "POST /api/replays",
    ({ audience }) => ({ path: "/api/replays", body: { token: audience.token } }),
    [404, 404, 404, 404, 404, 404],
  ],
  [
    "POST /api/tables/{table}/rematch",
    ({ id }) => ({ path: `/api/tables/${id}/rematch`, body: {} }),
    [401, 404, 404, 409, 409, 409],
  ],
  [
    "PUT /api/tables/{table}/aside",
    ({ id }) => ({ path: `/api/tables/${id}/aside`, body: { aside: true } }),
    [401, 404, 404, 204, 204, 204],
  ],
  ["GET /api/tables", () => ({ path: "/api/tables?which=mine" }), [401, 200, 200, 200, 200, 200]],
  ["POST /api/tables", () => ({ path: "/api/tables", body: { game: "lantern-quay" } }), [401, 201, 201, 201, 201, 201]],
  ["GET /api/tables/{table}", ({ id }) => ({ path: `/api/tables/${id}` }), [404, 404, 404, 200, 200, 200]],
  [
    "PUT /api/tables/{table}/seats/{seat}",
    ({ id }) => ({ path: `/api/tables/${id}/seats/warden-1`, body: { sits: "nobody" } }),
    [401, 404, 404, 403, 200, 200],
  ],
  [
    "PUT /api/tables/{table}/seats/{seat}",
    ({ id }) => ({ path: `/api/tables/${id}/seats/smuggler-2`, body: { sits: "me" } }),
    [401, 404, 404, 403, 403, 200],
  ],
  [
    "PUT /api/tables/{table}/seats/{seat}",
    ({ id }) => ({ path: `/api/tables/${id}/seats/warden-1`, body: { sits: "me" } }),
    [401, 404, 404, 409, 200, 409],
  ],
  ["GET /api/tables/{table}/links", ({ id }) => ({ path: `/api/tables/${id}/links` }), [401, 404, 404, 200, 200, 200]],
  [
    "POST /api/tables/{table}/links",
    ({ id }) => ({ path: `/api/tables/${id}/links`, body: { leads: "seat", seat: "warden-1" } }),
    [401, 404, 404, 403, 201, 201],
  ],
  [
    "POST /api/tables/{table}/links",
    ({ id }) => ({ path: `/api/tables/${id}/links`, body: { leads: "audience" } }),
    [401, 404, 404, 403, 403, 201],
  ],
  [
    "POST /api/tables/{table}/links",
    ({ id }) => ({ path: `/api/tables/${id}/links`, body: { leads: "commentator", delay: 60 } }),
    [401, 404, 404, 403, 403, 201],
  ],
  [
    "DELETE /api/tables/{table}/links/{link}",
    ({ id, commentary }) => ({ path: `/api/tables/${id}/links/${commentary.id}` }),
    [401, 404, 404, 404, 404, 204],
  ],
  [
    "DELETE /api/tables/{table}/links/{link}",
    ({ id, audience }) => ({ path: `/api/tables/${id}/links/${audience.id}` }),
    [401, 404, 404, 404, 404, 204],
  ],
  [
    "POST /api/invitations/look",
    ({ into }) => ({ path: "/api/invitations/look", body: { token: into.token } }),
    [200, 200, 200, 200, 200, 200],
  ],
  [
    "POST /api/invitations/accept",
    ({ into }) => ({ path: "/api/invitations/accept", body: { token: into.token } }),
    [401, 200, 200, 200, 200, 200],
  ],
  ["GET /api/lab", () => ({ path: "/api/lab" }), [401, 200, 200, 200, 200, 200]],
  [
    "POST /api/lab",
    () => ({
      path: "/api/lab",
      body: { game: "lantern-quay", matches: 10, variants: [{ name: "x", options: {}, bots: { "": "clever" } }] },
    }),
    [401, 422, 422, 422, 422, 422],
  ],
  ["GET /api/lab/{experiment}", ({ id }) => ({ path: `/api/lab/${id}` }), [401, 404, 404, 404, 404, 404]],
  ["DELETE /api/lab/{experiment}", ({ id }) => ({ path: `/api/lab/${id}` }), [401, 404, 404, 404, 404, 404]],
  ["GET /api/quests", () => ({ path: "/api/quests" }), [401, 200, 200, 200, 200, 200]],
  ["POST /api/quests", () => ({ path: "/api/quests", body: { file: "{}" } }), [401, 422, 422, 422, 422, 422]],
  ["GET /api/quests/{quest}", ({ id }) => ({ path: `/api/quests/${id}` }), [401, 404, 404, 404, 404, 404]],
  [
    "PUT /api/quests/{quest}",
    ({ id }) => ({ path: `/api/quests/${id}`, body: { file: "{}", hash: "A".repeat(43) } }),
    [401, 404, 404, 404, 404, 404],
  ],
  ["DELETE /api/quests/{quest}", ({ id }) => ({ path: `/api/quests/${id}` }), [401, 404, 404, 404, 404, 404]],
  ["GET /api/quests/{quest}/links", ({ id }) => ({ path: `/api/quests/${id}/links` }), [401, 404, 404, 404, 404, 404]],
  [
    "POST /api/quests/{quest}/links",
    ({ id }) => ({ path: `/api/quests/${id}/links`, body: { leads: "play" } }),
    [401, 404, 404, 404, 404, 404],
  ],
  [
    "DELETE /api/quests/{quest}/links/{link}",
    ({ id }) => ({ path: `/api/quests/${id}/links/${id}` }),
    [401, 404, 404, 404, 404, 404],
  ],
  [
    "POST /api/shared-quests/look",
    () => ({ path: "/api/shared-quests/look", body: { token: "A".repeat(32) } }),
    [404, 404, 404, 404, 404, 404],
  ],
  [
    "POST /api/shared-quests/copy",
    () => ({ path: "/api/shared-quests/copy", body: { token: "A".repeat(32) } }),
    [404, 404, 404, 404, 404, 404],
  ],
];

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
    if (response.status >= 400) {
      const { error } = (await response.json()) as { error: { fault: string } };
      expect(faults).toContain(error.fault);
    }
  }
});

type Message = readonly [string, (scene: Scene) => Record<string, unknown>, readonly Expected[]];

const answerOf = ({ decision }: Scene) => ({
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
    ({ commentary }) => ({ as: "everything", link: commentary.token }), // not for those who sit there
    ["watching", "watching", "watching", "not-yours", "not-yours", "watching"],
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
