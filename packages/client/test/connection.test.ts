import { Client, type Socket, type Transport } from "@tavolata/client";
import type { FromClient, FromServer, Standing } from "@tavolata/client/protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** A server that replies as told, and as often as it is asked. */
class ToldServer implements Transport {
  readonly heard: FromClient[] = [];
  lines = 0;

  constructor(private readonly reply: (message: FromClient) => readonly object[]) {}

  async fetch(): Promise<Response> {
    throw new Error("Nobody fetches anything here.");
  }

  socket(): Socket {
    this.lines += 1;
    const tell = (message: object) => queueMicrotask(() => socket.onmessage?.({ data: JSON.stringify(message) }));
    const socket: Socket = {
      readyState: 1,
      send: (text) => {
        const message = JSON.parse(text) as FromClient;
        this.heard.push(message);
        for (const one of this.reply(message)) tell(one);
      },
      close: () => queueMicrotask(() => socket.onclose?.({ code: 1006, reason: "" })),
      onopen: null,
      onmessage: null,
      onclose: null,
      onerror: null,
    };
    tell({ type: "welcome", protocol: 1, person: null } satisfies FromServer);
    return socket;
  }
}

const table = "A".repeat(16);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what the server puts off is sent again, ever more slowly and not for ever", async () => {
  const why = { fault: "unavailable", message: "Not now." } as const;
  const server = new ToldServer(({ id }) => [{ type: "refused", id, why }]);
  const client = new Client("http://table.example", { transport: server });
  const refused = expect(client.watch(table, "audience")).rejects.toMatchObject(why);
  await vi.advanceTimersByTimeAsync(60_000);
  const first = server.heard.length;
  expect(first).toBeGreaterThan(20);
  await vi.advanceTimersByTimeAsync(3_600_000);
  await refused;
  expect(server.heard.length).toBeLessThanOrEqual(1_001);
  const all = server.heard.length;
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(server.heard.length).toBe(all);
  client.close();
});

test("a server whose tellings never fit together is given up, and the watch ends with the reason", async () => {
  const standing = { type: "standing", table, as: "audience", line: 0, answers: 0, from: 99, events: [] };
  const server = new ToldServer((message) =>
    message.type === "watch" ? [standing as unknown as Standing, { type: "watching", id: message.id }] : [],
  );
  const client = new Client("http://table.example", { transport: server });
  const ended: unknown[] = [];
  void client.watch(table, "audience").then(
    (watch) => watch.onChange((change) => change.change === "ended" && ended.push(change.why)),
    () => {},
  );
  await vi.advanceTimersByTimeAsync(600_000);
  expect(ended).toMatchObject([{ fault: "broken" }]);
  expect(server.lines).toBeLessThanOrEqual(5);
  client.close();
});
