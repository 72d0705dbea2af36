import type { Decision, View } from "@tavolata/kernel";
import { expect, test } from "vitest";
import { Client, type Socket } from "../src/index.js";
import type { FromClient, FromServer } from "../src/protocol/index.js";

/** A question as it was told before options said their verb and target. */
const pierToChoose = {
  number: 0,
  key: "k",
  seat: "ann",
  kind: "pier",
  title: { key: "ask.pier" },
  options: [{ id: "pier:north", label: { key: "option.pier" } }],
  min: 1,
  max: 1,
  rules: [],
};

/** A process of the version before: it takes no field that it doesn't know. */
function olderServer(heard: FromClient[]): Socket {
  const socket: Socket = {
    readyState: 1,
    onopen: null,
    onmessage: null,
    onclose: null,
    onerror: null,
    close: () => {},
    send: (text) => {
      const message = JSON.parse(text) as FromClient;
      heard.push(message);
      const { id, table } = message;
      if (message.type !== "watch") return;
      if ("earlier" in message) {
        const why = { fault: "malformed", message: "/earlier: Unexpected property." } as const;
        return tell({ type: "refused", id, why });
      }
      const view = { game: "any", onlooker: "ann", state: {}, waiting: [] } as View;
      const decisions = [pierToChoose] as unknown as readonly Decision[];
      tell({ type: "standing", table, as: message.as, line: 0, from: 0, events: [], view, decisions, answers: 0 });
      tell({ type: "watching", id });
    },
  };
  const tell = (message: FromServer) => queueMicrotask(() => socket.onmessage?.({ data: JSON.stringify(message) }));
  tell({ type: "welcome", protocol: 1, person: null });
  return socket;
}

test("a process that knows nothing of earlier events tells all of them", async () => {
  const heard: FromClient[] = [];
  const transport = { fetch: () => Promise.reject(new Error("nothing is fetched")), socket: () => olderServer(heard) };
  const client = new Client("http://old.example", { transport });
  const watch = await client.watch("A".repeat(16), "ann");
  expect([watch.first, watch.answers]).toEqual([0, 0]);
  expect(watch.decisions[0]!.options[0]).toMatchObject({ id: "pier:north", verb: "pier", target: "north" });
  expect(heard.map((message) => "earlier" in message)).toEqual([true, false]);
  client.close();
});
