import { type Client, type NodeTransport, nodeClient, type TableWatch } from "@tavolata/client/node";

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
  readonly table: string;
  readonly watch: TableWatch;
}

export async function sitDown(address: string): Promise<Insider> {
  const client = nodeClient(address);
  await client.comeIn("Mira");
  const { id } = await client.openTable({ game: "lantern-quay", open: true, seats: { "warden-1": { sits: "me" } } });
  await client.sit(id, "smuggler-1", { sits: "me" });
  const watch = await client.watch(id, "warden-1");
  return { client, cookie: (client.transport as NodeTransport).cookie!, table: id, watch };
}

export function validRequests({ table }: Insider): ValidRequest[] {
  const token = "A".repeat(32);
  return [
    { method: "GET", path: "/api/games" },
    { method: "GET", path: "/api/me" },
    { method: "POST", path: "/api/me", body: { name: "Mira" } },
    { method: "POST", path: "/api/tables", body: { game: "lantern-quay", options: { pairs: 2 }, open: false } },
    {
      method: "POST",
      path: "/api/tables",
      body: {
        game: "heroquest",
        settings: { autopass: true, undo: "friendly" },
        dice: "physical",
        seats: { zargon: { sits: "me" }, other: { sits: "bot", bot: "thumb" } },
      },
    },
    { method: "GET", path: "/api/tables?which=mine&after=0" },
    { method: "GET", path: "/api/tables?which=open" },
    { method: "GET", path: `/api/tables/${table}` },
    { method: "PUT", path: `/api/tables/${table}/seats/warden-1`, body: { sits: "me" } },
    { method: "PUT", path: `/api/tables/${table}/seats/smuggler-1`, body: { sits: "bot", bot: "nobody-knows" } },
    { method: "GET", path: `/api/tables/${table}/links` },
    { method: "POST", path: `/api/tables/${table}/links`, body: { leads: "seat", seat: "warden-1" } },
    { method: "DELETE", path: `/api/tables/${table}/links/${"A".repeat(16)}` },
    { method: "POST", path: "/api/invitations/look", body: { token } },
    { method: "POST", path: "/api/invitations/accept", body: { token } },
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
    { type: "undo", table, seat, to: 0 },
    { type: "redo", table, seat },
    { type: "vote", table, seat, agrees: true },
  ];
}
