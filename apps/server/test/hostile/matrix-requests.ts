import type { Client, NewLink } from "@tavolata/client/node";
import type { Decision } from "@tavolata/kernel";
import { correctableGames, gamesWithNotes } from "../../../../games/test/offering.js";
import { Authenticator } from "../people/authenticator.js";
import { PushBrowser } from "../people/push-browser.js";

/** Everybody who may come to a table that isn't open. */
export const actors = ["nobody", "stranger", "onlooker", "other", "sitter", "owner"] as const;
export type Actor = (typeof actors)[number];

/** What stands ready for a request. */
export interface RequestScene {
  readonly id: string;
  readonly clients: Readonly<Record<Actor, Client>>;
  readonly audience: NewLink;
  readonly commentary: NewLink;
  readonly into: NewLink;
  readonly decision: Decision;
}

export type ExpectedStatus = number | string;

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

/** What somebody adds to the dice. */
const contribution = "0123456789abcdef".repeat(2);

/** What each gets: the status of a request, or the type or fault of a reply. In the order of the actors. */
type Row = readonly [
  string,
  (scene: RequestScene, actor: Actor) => { path: string; body?: unknown },
  readonly ExpectedStatus[],
];

/** A game with something to print and one with figures, or a name that no game has: then nobody finds it. */
const [print] = await gamesWithNotes();
const [boxed] = correctableGames;
const printed = print ? 200 : 404;
const corrected = boxed ? 204 : 404;

/** Every route, and what each gets who asks. */
export const requests: readonly Row[] = [
  [
    "GET /api/print/{game}",
    () => ({ path: `/api/print/${print?.id}?what=map&quest=${print?.quest}` }),
    [printed, printed, printed, printed, printed, printed],
  ],
  [
    "GET /api/print/{game}/notes",
    () => ({ path: `/api/print/${print?.id}/notes?quest=${print?.quest}` }),
    [printed, printed, printed, printed, printed, printed],
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
    () => ({ path: `/api/me/figures/${boxed?.id}`, body: { figures: { "items.dagger.gold": 20 }, before: {} } }),
    [401, corrected, corrected, corrected, corrected, corrected],
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
  ["DELETE /api/tables/{table}", ({ id }) => ({ path: `/api/tables/${id}` }), [401, 404, 404, 403, 403, 409]],
  ["GET /api/tables/{table}", ({ id }) => ({ path: `/api/tables/${id}` }), [404, 404, 404, 200, 200, 200]],
  [
    "PUT /api/tables/{table}/seats/{seat}",
    ({ id }) => ({ path: `/api/tables/${id}/seats/warden-1`, body: { sits: "nobody" } }),
    [401, 404, 404, 403, 200, 200],
  ],
  [
    "PUT /api/tables/{table}/seats/{seat}",
    ({ id }) => ({ path: `/api/tables/${id}/seats/smuggler-2`, body: { sits: "me", contribution } }),
    [401, 404, 404, 403, 403, 200],
  ],
  [
    "PUT /api/tables/{table}/seats/{seat}",
    ({ id }) => ({ path: `/api/tables/${id}/seats/smuggler-2`, body: { sits: "me" } }),
    [401, 404, 404, 403, 403, 422],
  ],
  [
    "POST /api/tables/{table}/contributions",
    ({ id }) => ({ path: `/api/tables/${id}/contributions`, body: { contribution } }),
    [401, 404, 404, 200, 200, 403],
  ],
  [
    "POST /api/tables/{table}/begin",
    ({ id }) => ({ path: `/api/tables/${id}/begin`, body: {} }),
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
    ({ into }) => ({ path: "/api/invitations/accept", body: { token: into.token, contribution } }),
    [401, 200, 200, 409, 409, 200], // who plays already takes no second hand
  ],
  [
    "POST /api/tables/{table}/wishes",
    ({ id }) => ({ path: `/api/tables/${id}/wishes`, body: { wants: "seat", seat: "warden-2" } }),
    [401, 404, 404, 409, 409, 409], // this table asks nobody: it refuses
  ],
  [
    "PUT /api/tables/{table}/wishes/{wish}",
    ({ id }) => ({ path: `/api/tables/${id}/wishes/${"A".repeat(16)}`, body: { agrees: true } }),
    [401, 404, 404, 409, 409, 409],
  ],
  [
    "POST /api/invitations/accept",
    ({ into }) => ({ path: "/api/invitations/accept", body: { token: into.token } }),
    [401, 422, 422, 409, 409, 422], // who has added needs no other, but a second hand is refused
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
