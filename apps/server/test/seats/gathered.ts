import type { Client, NodeTransport, TableWatch } from "@tavolata/client/node";
import { expect } from "vitest";
import { WebSocket } from "ws";
import { anyPicks } from "../test-server.js";

/** The smallest table for two. */
export const quay = { game: "lantern-quay", options: { pairs: 1 }, open: true } as const;
export const me = { sits: "me" } as const;

/** What a request is answered with, without what the client library does by itself. */
export async function ask(client: Client, address: string, method: string, path: string, body?: object) {
  const sent =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  const response = await client.transport.fetch(address + path, { method, ...sent });
  const text = await response.text();
  return { status: response.status, body: text === "" ? undefined : JSON.parse(text) };
}

/** The type of the reply to a message, or its fault. */
export async function replyTo(client: Client, address: string, message: object): Promise<string> {
  const { cookie } = client.transport as NodeTransport;
  const sent = { id: "x", ...message };
  const socket = new WebSocket(`${address.replace("http", "ws")}/api/play`, {
    headers: cookie === undefined ? {} : { cookie },
  });
  try {
    return await new Promise((resolve) => {
      socket.on("open", () => socket.send(JSON.stringify(sent)));
      socket.on("message", (data) => {
        const reply = JSON.parse(String(data)) as { id?: string; type: string; why?: { fault: string } };
        if (reply.id === sent.id) resolve(reply.why?.fault ?? reply.type);
      });
    });
  } finally {
    socket.terminate();
  }
}

/** Gives so many answers, always the first that one may, and waits until everybody has heard of each. */
export async function play(watches: readonly TableWatch[], answers: number): Promise<void> {
  for (let given = 0; given < answers; given++) {
    if (watches.some(({ view }) => view.outcome !== undefined)) return;
    await Promise.race(watches.map((watch) => watch.until(({ decisions }) => decisions.length > 0)));
    const asked = watches.find(({ decisions }) => decisions.length > 0)!;
    const [decision] = asked.decisions;
    const { answers: before } = asked;
    await asked.answer(decision!, anyPicks(decision!));
    await Promise.all(watches.map((watch) => watch.until((one) => one.answers > before)));
  }
}

export async function playToTheEnd(watches: readonly TableWatch[]): Promise<void> {
  await play(watches, 1_000);
  await Promise.all(watches.map((watch) => watch.until(({ table }) => table.outcome !== undefined)));
  expect(watches[0]!.view.outcome).toBeDefined();
}
