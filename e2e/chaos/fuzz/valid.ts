import { type Client, type NodeTransport, nodeClient, type TableWatch } from "@tavolata/client/node";
import { FromClient } from "@tavolata/client/protocol";
import { gameOf, games } from "@tavolata/games";
import { Match, type Save } from "@tavolata/kernel";
import { longGame } from "../play/long-game.js";

/** Routes that are left out, and why. */
const leftOut: Readonly<Record<string, string>> = {
  "DELETE /api/me": "whoever sends the messages would be gone",
  "POST /api/sign-out/elsewhere": "the cookie of whoever sends the messages would be worthless",
  "GET /healthz": "it has nothing that could be wrong",
  "GET /metrics": "it has nothing that could be wrong",
  "GET /api/admin": "it has nothing that could be wrong",
};

/** A request as it should be. */
export interface ValidRequest {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

/** Somebody at a table, and everything that this person could rightly send. */
export interface Insider {
  readonly client: Client;
  readonly cookie: string;
  readonly person: string;
  readonly table: string;
  readonly watch: TableWatch;
  /** A match as a file. */
  readonly save: Save;
}

export async function sitDown(address: string): Promise<Insider> {
  const client = nodeClient(address);
  const { id: person } = await client.comeIn("Mira");
  const { id } = await client.openTable({
    game: "lantern-quay",
    open: true,
    begin: "now",
    seats: { "warden-1": { sits: "me" } },
  });
  await client.sit(id, "smuggler-1", { sits: "me" });
  const watch = await client.watch(id, "warden-1");
  return {
    client,
    cookie: (client.transport as NodeTransport).cookie!,
    person,
    table: id,
    watch,
    save: await someSave(),
  };
}

async function someSave(): Promise<Save> {
  const { ruleset } = await gameOf("lantern-quay").module();
  const match = Match.start(ruleset, { options: {}, seed: "file" });
  for (let i = 0; i < 5; i++) {
    const { seat, ids, min } = match.asked[0]!;
    match.answer({ seat, picks: ids.slice(0, Math.max(1, min)) });
  }
  return match.save();
}

const clientDataJSON = Buffer.from(
  JSON.stringify({ type: "webauthn.get", challenge: "AAAA", origin: "https://ordeal.example" }),
).toString("base64url");
const named = { id: "AAAA", rawId: "AAAA", type: "public-key", clientExtensionResults: {} };
const madeCredential = { ...named, response: { clientDataJSON, attestationObject: "oWNmbXRkbm9uZQ" } };
const shownCredential = {
  ...named,
  response: { clientDataJSON, authenticatorData: "A".repeat(50), signature: "AAAA", userHandle: "AAAA" },
};

/** At a host that isn't there: nothing is ever sent. */
const subscription = {
  endpoint: "https://ordeal.push.apple.com/nobody",
  keys: { p256dh: `BD${"A".repeat(85)}`, auth: "A".repeat(22) },
  language: "it",
};

const [printed] = games.filter(({ onPaper }) => onPaper?.secretsOf);
const printedQuest = Object.keys(printed?.questIcons ?? {})[0];
const questGame = games.find(({ editor }) => editor)?.id ?? "chess";
const boxed = games.find(({ figures }) => figures)?.id ?? "chess";

const quest = JSON.stringify({
  tavolata: "quest",
  format: 1,
  game: questGame,
  language: "en",
  quest: { side: "A", start: ["1,14"], exit: ["1,15"], goal: { kind: "escape", heroes: 1 } },
  texts: { en: { title: "A quest" } },
});

const experiment = {
  game: "lantern-quay",
  matches: 10,
  variants: [{ name: "as it is", options: { pairs: 2 }, bots: { "": "normal" } }],
};

export function validRequests({ table, person, save }: Insider): ValidRequest[] {
  const token = "A".repeat(32);
  const contribution = "a".repeat(32);
  return [
    { method: "GET", path: "/api/games" },
    { method: "GET", path: "/api/me" },
    { method: "POST", path: "/api/me", body: { name: "Mira" } },
    { method: "POST", path: "/api/tables", body: { game: "lantern-quay", options: { pairs: 2 }, open: false } },
    { method: "POST", path: "/api/tables", body: { game: "lantern-quay", begin: "now", contribution } },
    { method: "POST", path: `/api/tables/${table}/contributions`, body: { contribution } },
    { method: "POST", path: `/api/tables/${table}/begin`, body: { contribution } },
    {
      method: "POST",
      path: "/api/tables",
      body: {
        game: longGame.id,
        settings: { autopass: true, undo: "friendly" },
        dice: "physical",
        kept: ["dice:wizard", "deck:dark"],
        seats: { zargon: { sits: "me" }, other: { sits: "bot", bot: "normal" } },
      },
    },
    { method: "GET", path: "/api/tables?which=mine&after=0" },
    { method: "GET", path: "/api/tables?which=open" },
    { method: "GET", path: `/api/tables/${table}` },
    { method: "DELETE", path: `/api/tables/${"A".repeat(16)}` },
    { method: "PUT", path: `/api/tables/${table}/seats/warden-1`, body: { sits: "me", contribution } },
    { method: "PUT", path: `/api/tables/${table}/seats/smuggler-1`, body: { sits: "bot", bot: "nobody-knows" } },
    { method: "POST", path: `/api/tables/${table}/wishes`, body: { wants: "seat", seat: "warden-1" } },
    { method: "PUT", path: `/api/tables/${table}/wishes/${"A".repeat(16)}`, body: { agrees: true } },
    { method: "GET", path: `/api/tables/${table}/links` },
    { method: "POST", path: `/api/tables/${table}/links`, body: { leads: "seat", seat: "warden-1" } },
    { method: "DELETE", path: `/api/tables/${table}/links/${"A".repeat(16)}` },
    { method: "POST", path: "/api/invitations/look", body: { token } },
    { method: "POST", path: "/api/invitations/accept", body: { token, contribution } },
    { method: "POST", path: "/api/matches", body: { save, open: false } },
    { method: "GET", path: `/api/tables/${table}/match` },
    { method: "POST", path: "/api/replays", body: { token } },
    { method: "POST", path: `/api/tables/${table}/rematch`, body: { contribution } },
    { method: "PUT", path: `/api/tables/${table}/aside`, body: { aside: true } },
    { method: "GET", path: "/api/me/passkeys" },
    { method: "POST", path: "/api/me/passkeys/begin", body: {} },
    { method: "POST", path: "/api/me/passkeys", body: { credential: madeCredential, name: "key ring" } },
    { method: "DELETE", path: `/api/me/passkeys/${"A".repeat(16)}` },
    { method: "POST", path: "/api/sign-in/begin", body: {} },
    { method: "POST", path: "/api/sign-in", body: { credential: shownCredential } },
    { method: "POST", path: "/api/sign-out", body: {} },
    { method: "POST", path: "/api/sign-out/elsewhere", body: { but: "here" } }, // without a body it would end the insider's own cookie
    { method: "GET", path: `/api/tables/${table}/statistics` },
    { method: "GET", path: "/api/me/statistics" },
    { method: "GET", path: "/api/push" },
    { method: "GET", path: "/api/me/subscriptions" },
    { method: "POST", path: "/api/me/subscriptions", body: subscription },
    { method: "DELETE", path: `/api/me/subscriptions/${"A".repeat(16)}` },
    { method: "GET", path: "/api/me/figures" },
    {
      method: "PUT",
      path: `/api/me/figures/${boxed}`,
      body: { figures: { "dice.red.hit": 3, "items.sword.front.damage": "blunt", "x.y": true }, before: {} },
    },
    { method: "GET", path: "/api/me/quiet" },
    { method: "PUT", path: "/api/me/quiet", body: { quiet: { from: "22:00", to: "07:00", zone: "Europe/Rome" } } },
    { method: "GET", path: `/api/tables/${table}/notices` },
    { method: "PUT", path: `/api/tables/${table}/notices`, body: { notices: false } },
    { method: "GET", path: "/api/me/blocks" },
    { method: "PUT", path: `/api/me/blocks/${person}`, body: { blocked: true } },
    { method: "GET", path: `/api/print/${printed?.id}?what=map&quest=${printedQuest}&language=it&paper=letter` },
    { method: "GET", path: `/api/print/${printed?.id}/notes?quest=${printedQuest}&language=fr` },
    { method: "POST", path: "/api/print/quest", body: { file: quest, what: "map", paper: "letter", language: "it" } },
    { method: "GET", path: "/api/lab" },
    { method: "POST", path: "/api/lab", body: experiment },
    { method: "GET", path: `/api/lab/${"A".repeat(16)}` },
    { method: "DELETE", path: `/api/lab/${"A".repeat(16)}` },
    { method: "GET", path: "/api/quests?after=0" },
    { method: "POST", path: "/api/quests", body: { file: quest } },
    { method: "GET", path: `/api/quests/${"A".repeat(16)}` },
    { method: "PUT", path: `/api/quests/${"A".repeat(16)}`, body: { file: quest, hash: "A".repeat(43) } },
    { method: "DELETE", path: `/api/quests/${"A".repeat(16)}` },
    { method: "GET", path: `/api/quests/${"A".repeat(16)}/links` },
    { method: "POST", path: `/api/quests/${"A".repeat(16)}/links`, body: { leads: "play" } },
    { method: "DELETE", path: `/api/quests/${"A".repeat(16)}/links/${"A".repeat(16)}` },
    { method: "POST", path: "/api/shared-quests/look", body: { token } },
    { method: "POST", path: "/api/shared-quests/copy", body: { token } },
    { method: "GET", path: "/readyz" },
  ];
}

export function validMessages({ table, watch }: Insider): Record<string, unknown>[] {
  const [decision] = watch.decisions;
  const number = decision?.number ?? watch.answers;
  const picks = decision?.options.slice(0, Math.max(1, decision.min)).map(({ id }) => id) ?? ["pass"];
  const seat = "warden-1";
  return [
    { type: "watch", table, as: seat, have: { events: 3, line: 0 } },
    { type: "watch", table, as: "audience", link: "A".repeat(32) },
    { type: "unwatch", table, as: seat },
    { type: "answer", table, seat, number, key: decision?.key ?? "key", picks },
    { type: "answer", table, seat: "smuggler-1", number: number + 1, picks: ["!dispute"] },
    { type: "explain", table, seat, number },
    { type: "hint", table, seat, number },
    { type: "expect", table },
    { type: "look-back", table, as: seat, event: 2 },
    { type: "earlier", table, as: seat, before: 2 },
    { type: "undo", table, seat, to: 0 },
    { type: "undo", table, seat, event: 1 },
    { type: "redo", table, seat },
    { type: "vote", table, seat, agrees: true },
    { type: "say", table, words: "Good evening" },
  ];
}

/** Routes and messages that the server knows and of which nothing valid is known here: they would not be tried. */
export async function untried(address: string, insider: Insider): Promise<string[]> {
  const { paths } = (await (await fetch(`${address}/openapi.json`)).json()) as { paths: Record<string, object> };
  const requests = validRequests(insider);
  const routes = Object.entries(paths).flatMap(([path, methods]) => {
    const shape = new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
    return Object.keys(methods)
      .map((method) => method.toUpperCase())
      .filter((method) => !requests.some((one) => one.method === method && shape.test(one.path.replace(/\?.*/, ""))))
      .map((method) => `${method} ${path}`);
  });
  const messages = validMessages(insider).map(({ type }) => type);
  const types = FromClient.anyOf
    .map(({ properties }) => properties.type.const)
    .filter((type) => !messages.includes(type));
  return [...routes.filter((route) => !Object.hasOwn(leftOut, route)), ...types];
}
