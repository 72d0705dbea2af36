/** The thread of a crowd: every socket is another guest's, comes from another address, and begins anew whenever it was told or refused. */
import { parentPort, workerData } from "node:worker_threads";
import { type NodeTransport, nodeClient } from "@tavolata/client/node";
import type { FromServer } from "@tavolata/client/protocol";
import { WebSocket } from "ws";
import type { WatchLoad } from "./watchers.js";

const { address, table, sockets, watches, asksEarlier } = workerData as WatchLoad;

/** After so many milliseconds a watch begins anew. */
const again = 1_000;

const counts: Record<string, number> = {};
let bytes = 0;

const open = await Promise.all(Array.from({ length: sockets }, (_, i) => come(i)));
parentPort!.postMessage("here");
for (const socket of open) watch(socket);
parentPort!.once("message", () => {
  const said = Object.entries(counts).map(([what, count]) => `${what} ${count}`);
  parentPort!.postMessage(
    `watches: ${said.join(", ") || "none was answered"}; ${Math.round(bytes / 1e6)} MB were sent to them`,
  );
  for (const socket of open) socket.terminate();
});

async function come(i: number): Promise<WebSocket> {
  const client = nodeClient(address);
  await client.comeIn(`Watcher ${i}`);
  const { cookie } = client.transport as NodeTransport;
  const socket = new WebSocket(`${address.replace("http", "ws")}/api/play`, {
    headers: { cookie: cookie! },
    localAddress: `127.0.1.${i + 1}`,
  });
  await new Promise((resolve) => socket.once("message", resolve));
  return socket;
}

function watch(socket: WebSocket): void {
  const how = asksEarlier ? { earlier: true, changes: true } : {};
  const ask = (id: string) => {
    if (socket.readyState === socket.OPEN)
      socket.send(JSON.stringify({ type: "watch", id, table, as: "audience", ...how }));
  };
  socket.on("close", () => count("connections that were let go"));
  socket.on("message", (data) => {
    const text = data as Buffer;
    bytes += text.length;
    if (!/^\{"type":"(watching|refused)"/.test(text.toString("latin1", 0, 20))) return;
    const message = JSON.parse(String(text)) as Extract<FromServer, { type: "watching" | "refused" }>;
    count(message.type === "refused" ? message.why.fault : "told");
    setTimeout(() => ask(message.id ?? "again"), again);
  });
  for (let i = 0; i < watches; i++) ask(`watch-${i}`);
}

function count(what: string): void {
  counts[what] = (counts[what] ?? 0) + 1;
}
